// Runs before the other npm scripts that need packages or a build, on the Node of the system (20 or later), so it uses only Node.
// `install`: updates node_modules to the lock file, and the modules compiled from data (rules, weights, messages, the initial library
// and blog) to their files. `build`: updates build/ to the sources.
// `first-install`: installs packages only if there are none. For commands that run beside a site, which loads from node_modules.
// `fresh-build`: fails if build/ does not match the sources, and changes nothing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = 20
const INSTALL_INPUTS = ['package.json', 'package-lock.json']
/** Shared code of the steps that compile data to modules. */
const COMPILING = ['scripts/checked-yaml.ts', 'scripts/compiled-module.ts']
/** Files and folders whose changes make the build stale. */
export const BUILD_INPUTS = [
  ...INSTALL_INPUTS,
  'analyzer',
  'app',
  'database',
  'public',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/bundle',
  'scripts/rules',
  'scripts/seed',
  'scripts/shipped',
  'scripts/words',
  ...COMPILING,
  'tsconfig.json',
  'vite.config.ts',
]

/** Tests, which no program loads, and files that earlier steps generate from the sources. */
const IS_NO_INPUT = /\.test\.tsx?$|^compiled$/

const STEPS = {
  install: {
    stamp: 'node_modules/.himaya-install',
    inputs: INSTALL_INPUTS,
    // Packages run on the Node in node_modules, so npm's warnings about the system's Node do not apply.
    // Errors are shown.
    command: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
  },
  rules: {
    stamp: 'analyzer/compiled/.himaya-rules',
    inputs: [
      'analyzer/brands',
      'analyzer/lang',
      'analyzer/lists',
      'analyzer/model',
      'analyzer/rules',
      'analyzer/sites',
      'scripts/rules',
      ...COMPILING,
    ],
    command: ['node', 'scripts/rules/compile.ts'],
  },
  words: {
    stamp: 'app/i18n/compiled/.himaya-words',
    inputs: ['app/i18n', 'scripts/words', ...COMPILING],
    command: ['node', 'scripts/words/compile.ts'],
  },
  seed: {
    stamp: 'database/seed/compiled/.himaya-seed',
    inputs: ['database/seed/blog', 'database/seed/scams', 'scripts/seed', ...COMPILING],
    command: ['node', 'scripts/seed/compile.ts'],
  },
  build: {
    stamp: 'build/.himaya-build',
    inputs: BUILD_INPUTS,
    command: ['node', 'scripts/build.ts'],
  },
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  stop(`Himaya needs Node ${OLDEST_NODE} or later to set itself up; this is ${process.version}`)
}
for (const name of process.argv.slice(2)) {
  if (name === 'install' || name === 'first-install') {
    const isInstalled = existsSync(join(root, 'node_modules'))
    if (name === 'install' || !isInstalled) bringUpToDate('install', STEPS.install)
    for (const data of ['rules', 'words', 'seed']) bringUpToDate(data, STEPS[data])
  } else if (name === 'fresh-build') {
    const { stamp, inputs } = STEPS.build
    if (!isUpToDate(stamp, fingerprint(inputs))) {
      stop('build/ is older than the sources, or missing: run node scripts/prepare.mjs build')
    }
  } else bringUpToDate(name, STEPS[name])
}

function bringUpToDate(name, { stamp, inputs, command }) {
  const wanted = fingerprint(inputs)
  if (isUpToDate(stamp, wanted)) return
  const stampFile = join(root, stamp)
  console.log(`himaya: ${name}`)
  rmSync(stampFile, { force: true })
  const [program, ...args] = command
  const done = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  })
  if (done.status !== 0) stop(`${name} failed`)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}

function isUpToDate(stamp, wanted) {
  const stampFile = join(root, stamp)
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
}

/** Changes with the platform and with any file name or content. */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const input of inputs) {
    for (const file of filesUnder(join(root, input))) {
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !IS_NO_INPUT.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
