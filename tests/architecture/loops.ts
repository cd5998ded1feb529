/**
 * Detects import loops between features and between their folders. Cycles of single files are checked by
 * dependency-cruiser: `arrows.ts`.
 */
import type { IModule } from 'dependency-cruiser'
import { TEST } from './arrows.ts'

const FEATURE = /^app\/features\/[^/]+/
const FOLDER = /^app\/features\/.+(?=\/)/

/**
 * Returns the imports in loops between features, or between folders of features. Type-only imports are
 * ignored, as they do not exist at run time.
 */
export function featureLoops(modules: readonly IModule[]): string[] {
  const imports = modules
    .filter(({ source }) => !new RegExp(TEST).test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
  return [...new Set([FEATURE, FOLDER].flatMap((room) => loopsBetween(room, imports)))]
}

/**
 * Repeatedly removes imports from groups that nothing imports and into groups that import nothing. The
 * remaining imports form loops and paths between loops.
 */
function loopsBetween(room: RegExp, imports: readonly (readonly string[])[]): string[] {
  const roomOf = (path: string | undefined) => room.exec(path ?? '')?.[0]
  let arrows = imports
    .map(([from, to]) => ({ from: roomOf(from), to: roomOf(to), said: `${from} -> ${to}` }))
    .filter(({ from, to }) => from && to && from !== to)
  let before: number
  do {
    before = arrows.length
    const [sources, targets] = [
      new Set(arrows.map((a) => a.from)),
      new Set(arrows.map((a) => a.to)),
    ]
    arrows = arrows.filter(({ from, to }) => targets.has(from) && sources.has(to))
  } while (arrows.length < before)
  return arrows.map(({ said }) => said)
}
