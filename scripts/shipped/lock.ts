import { readFileSync } from 'node:fs'

/** A package in package-lock.json, as far as it is read here. */
export type Locked = {
  version?: string
  license?: string
  optional?: boolean
  resolved?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The packages of the lock file, by their folder. The one of Himaya is ''. */
export type Packages = Record<string, Locked>

/** Reads the packages of our lock file. */
export function readLock(): Packages {
  const file = new URL('../../package-lock.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }).packages
}

/** Returns the name of the package in this folder of `node_modules`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Returns the folders of the packages that this one needs at run time, resolved as Node does. */
export function neededBy(packages: Packages, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[path] ?? {}
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
    .map((name) => resolve(packages, path, name))
    .filter((found) => found !== null)
}

/** Resolves a dependency like Node: in the nearest node_modules up the tree. */
function resolve(packages: Packages, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[path]) return path
    if (at === '') return null
  }
}
