/** Features and their folders import each other one way. Cycles of single files are dependency-cruiser's: `arrows.ts`. */
import type { IModule } from 'dependency-cruiser'
import { TEST } from './arrows.ts'

const FEATURE = /^app\/features\/[^/]+/
const FOLDER = /^app\/features\/.+(?=\/)/

/** The imports of a loop between features, or between folders of features. An import of types alone is not counted: nothing runs. */
export function featureLoops(modules: readonly IModule[]): string[] {
  const imports = modules
    .filter(({ source }) => !new RegExp(TEST).test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
  return [...new Set([FEATURE, FOLDER].flatMap((room) => loopsBetween(room, imports)))]
}

/**
 * Drops the imports from rooms that nothing imports and into rooms that import nothing, until none is left to drop. What stays
 * are loops, and what leads from one to another.
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
