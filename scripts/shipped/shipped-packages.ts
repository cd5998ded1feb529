import { RECOGNITION_FILES } from '../../app/features/ocr/recognition-files.ts'
import { neededBy, type Packages } from './lock.ts'

/** Packages needed for building only, of which the build packs code or styles into files for browsers. */
const PACKED_BY_THE_BUILD = [
  'swagger-ui-dist',
  'tailwindcss',
  'tesseract.js',
  'vite',
  'wasm-feature-detect',
]

const COPIED_BY_THE_BUILD = RECOGNITION_FILES.map(
  ({ from }) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '',
)

/** Names of the packages for building of which browsers receive a part. */
export const FOR_BROWSERS: ReadonlySet<string> = new Set([
  ...PACKED_BY_THE_BUILD,
  ...COPIED_BY_THE_BUILD,
])

/** Returns the folders of everything that `npm ci --omit=dev` may install on any platform. */
export function productionPackages(packages: Packages): string[] {
  const found = new Set<string>()
  const collect = (path: string) => {
    for (const needed of neededBy(packages, path)) {
      if (found.has(needed)) continue
      found.add(needed)
      collect(needed)
    }
  }
  collect('')
  return [...found]
}

/** Returns the folders of all packages that run on servers or in browsers, sorted. */
export function shippedPackages(packages: Packages): string[] {
  const forBrowsers = [...FOR_BROWSERS].map((name) => `node_modules/${name}`)
  return [...new Set([...productionPackages(packages), ...forBrowsers])].sort()
}
