import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** Returns these files and folders with their imports and rule violations. */
export async function modulesFrom(
  places: string[],
  baseDir: string,
  forbidden: IForbiddenRuleType[] = [],
): Promise<ICruiseResult> {
  const { output } = await cruise(
    places,
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: false,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\+types/' },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  )
  return output as ICruiseResult
}
