/** Rules for names, sizes and content of source files, each with files that violate it in every way. */
import { withoutComments } from './without-comments.ts'

export type SourceFile = { path: string; text: string }

export type HouseRule = {
  name: string
  /** Returns the paths that violate the rule, given all source files. */
  broken(files: readonly SourceFile[]): string[]
  /** Trees that each violate the rule in a different way. */
  canaries: readonly (readonly SourceFile[])[]
}

/** Upper bounds. Whether a file or folder is cohesive is judged in review (docs/decisions/0027). */
const MAX_FILES = 20
const MAX_LINES = 400
const JUNK_DRAWERS = /(^|\/)(utils?|helpers?|common|lib|libs|misc|shared)\//
/** Files with data or texts instead of logic, which may be long. */
const DATA = /^(app\/i18n|database\/seed)\/|\.data\.ts$|\.css$/
const TOOLS = /^(scripts|tests)\/|\.config\.ts$|^server\.ts$/

/** Hooks that public pages may use while rendering on the server: texts, location and ids, no state. */
const HOOKS_OF_WORDS = ['Id', 'LocalPath', 'Locale', 'Location', 'Text']

/** Some hooks that public pages must not use, from React and the router. */
const HOOKS_OF_STATE = [
  ...['useState', 'useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useRef', 'useReducer'],
  ...['useMemo', 'useCallback', 'useSyncExternalStore', 'useActionState', 'useOptimistic'],
  ...['useTransition', 'useDeferredValue', 'useFormStatus', 'useFetcher', 'useNavigation'],
  ...['useNavigate', 'useSubmit', 'useRevalidator', 'useBlocker', 'useTextOfTheMoment'],
]

const matching = (files: readonly SourceFile[], test: (file: SourceFile) => boolean) =>
  files.filter(test).map((file) => file.path)

const mentions = (pattern: RegExp, allowed: RegExp) => (files: readonly SourceFile[]) =>
  matching(
    files,
    (file) =>
      // Performance: parses the file only if the pattern occurs.
      !allowed.test(file.path) && pattern.test(file.text) && pattern.test(withoutComments(file)),
  )

/** Returns a one-file tree for each text. */
const each = (path: string, ...texts: string[]) => texts.map((text) => [{ path, text }])
/** Returns a tree with one element for each class. */
const styled = (...classes: string[]) =>
  classes.flatMap((name) => each('app/ui/a.tsx', `<p className="${name}" />`))

export const HOUSE_RULES: readonly HouseRule[] = [
  {
    name: `a folder has at most ${MAX_FILES} files`,
    broken: (files) => {
      const counts = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
      return [...counts].filter(([, inside]) => inside.length > MAX_FILES).map(([folder]) => folder)
    },
    canaries: [
      Array.from({ length: MAX_FILES + 1 }, (_, n) => ({ path: `app/ui/f${n}.ts`, text: '' })),
    ],
  },
  {
    name: `a file of logic has at most ${MAX_LINES} lines`,
    broken: (files) =>
      matching(
        files,
        ({ path, text }) => !DATA.test(path) && text.split('\n').length > MAX_LINES + 1,
      ),
    canaries: each('app/ui/a.ts', '\n'.repeat(MAX_LINES + 1)),
  },
  {
    name: 'no folder is named utils, helpers, common, lib, misc or shared',
    broken: (files) => matching(files, ({ path }) => JUNK_DRAWERS.test(path)),
    canaries: [
      'util',
      'utils',
      'helper',
      'helpers',
      'common',
      'lib',
      'libs',
      'misc',
      'shared',
    ].flatMap((drawer) => each(`app/${drawer}/a.ts`, '')),
  },
  {
    name: 'the analyzer has the only index file',
    broken: (files) =>
      matching(
        files,
        ({ path }) => /(^|\/)index\.tsx?$/.test(path) && path !== 'analyzer/index.ts',
      ),
    canaries: [...each('app/ui/index.ts', ''), ...each('app/ui/index.tsx', '')],
  },
  {
    name: 'one file reads the environment variables',
    broken: mentions(
      /\bprocess\s*\??\.\s*env\b|\bprocess\s*(?:\?\.)?\[|\benv\b[^{}]*\}\s*=\s*(?:globalThis\.)?process\b|\benv\b[^{}]*\}\s*from\s*'node:process'/,
      new RegExp(`${TOOLS.source}|^app/platform/env\\.server\\.ts$`),
    ),
    canaries: each(
      'app/ui/a.ts',
      'process.env.PORT',
      'globalThis.process?.env',
      "process['env']",
      "process?.['env']",
      'const { env } = process',
      'const { argv, env: variables } = process',
      "import { env } from 'node:process'",
    ),
  },
  {
    name: 'one file reads the clock',
    broken: mentions(
      /\bDate\s*(?:\.\s*now\b|\[)|\bnew\s+Date\b(?:\s*\(\s*\)|(?!\s*[(\w]))|(?<!\bnew\s+)\bDate\(|\bTemporal\.Now\b/,
      new RegExp(`${TOOLS.source}|^app/platform/clock\\.server\\.ts$`),
    ),
    canaries: each(
      'app/ui/a.ts',
      'new Date()',
      'new Date( )',
      'const at = new Date',
      'new Date;',
      'new Date.prototype.constructor()',
      'Date.now()',
      'const now = Date.now',
      "Date['now']()",
      'Date()',
      'Temporal.Now.instant()',
    ),
  },
  {
    name: 'texts are normalised in one file, which drops excess combining marks',
    broken: mentions(/\.normalize\(/, /^app\/domain\/text\/normal-form\.ts$|^(analyzer|scripts)\//),
    canaries: each('app/ui/a.ts', "text.normalize('NFC')"),
  },
  {
    name: 'class names use logical properties, which mirror in right-to-left layout',
    broken: mentions(
      new RegExp(
        [
          /['"`\s:!-](?:scroll-)?[pm][lr]-[\w[.(]/,
          /['"`\s:!-](?:left|right)-[\w[.(]/,
          /['"`\s:!](?:border-[lr]|rounded-(?:[tb]?[lr]))(?![a-z])/,
          /\b(?:text|float|clear|origin)-(?:left|right)\b/,
          /['"`\s:!](?:bg-(?:linear|gradient)-to|mask-)-?[lr]\b/,
          // Horizontal translation must be mirrored in right-to-left layout: it needs a `ltr:` or `rtl:`
          // prefix.
          /['"`\s](?:(?!ltr:|rtl:)[\w-]+:)*-?translate-x-/,
        ]
          .map(({ source }) => source)
          .join('|'),
      ),
      /\.css$|\.server\.ts$|^(analyzer|database|scripts|tests)\//,
    ),
    canaries: [
      ...styled('ml-4', 'pr-[3px]', 'scroll-ml-2', 'flex -ml-2', 'md:pl-2', 'p-2 mr-(--gap)'),
      ...styled('left-0', 'right-[1px]', '-left-2', 'md:right-2'),
      ...styled('border-l', 'border-r-2', 'rounded-l', 'rounded-tr-lg', 'rounded-bl'),
      ...styled('text-left', 'float-right', 'clear-left', 'origin-left', 'md:text-right'),
      ...styled('bg-linear-to-r', 'bg-gradient-to-l', 'mask-r', 'mask-l'),
      ...styled('translate-x-2', '-translate-x-2', 'hover:translate-x-2'),
    ],
  },
  {
    name: 'long words break by `wrap-anywhere`, never by `break-all`',
    broken: mentions(/\bbreak-all\b/, /^(analyzer|database|scripts|tests)\//),
    canaries: [
      ...styled('break-all', 'md:break-all'),
      ...each('app/a.css', 'word-break: break-all;'),
    ],
  },
  {
    name: 'style sheets use logical properties, which mirror in right-to-left layout',
    broken: (files) =>
      matching(
        files,
        (file) =>
          file.path.endsWith('.css') &&
          /[{;\s](?:(?:margin|padding|border|scroll-[a-z]+)-)?(?:left|right)(?:-[a-z]+)?\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right)/.test(
            withoutComments(file),
          ),
      ),
    canaries: [
      'margin-left: 1px',
      'padding-right: 1px',
      'border-left: 0',
      'border-right-color: red',
      'scroll-margin-left: 1px',
      'left: 0',
      'right:0',
      'border-top-left-radius: 0',
      'border-bottom-right-radius: 0',
      'text-align: left',
      'float: right',
      'clear: left',
    ].flatMap((rule) => each('app/app.css', `.a { ${rule} }`)),
  },
  {
    name: 'public code takes texts by the language of the page and names no language',
    broken: mentions(
      /^import (?!type )[^;]*?from '#words\/[a-z]{2,3}\/(?!staff\/)|Text\.[a-z]{2,3}\b/m,
      /\/staff\/|^app\/(?:i18n|routes\/admin|features\/(?:api|staff-access))\/|(?:contact-mail|operator-mail|send-translation-report)\.server\.ts$|^(analyzer|database|scripts|tests)\//,
    ),
    canaries: each(
      'app/ui/a.tsx',
      "import { shell } from '#words/en/shell.js'",
      "import { shell } from '#words/ar/shell.js'",
      'shellText.en.title',
      'shellText.ar',
    ),
  },
  {
    name: 'public components have no state and no event handlers, except in client/*.tsx, which scripts render',
    broken: mentions(
      new RegExp(`\\buse(?!(?:${HOOKS_OF_WORDS.join('|')})\\b)[A-Z]\\w*|\\son[A-Z]\\w+=\\{`),
      /\/staff\/|\/client\/[\w-]+\.tsx$|^app\/(?:routes\/admin|features\/staff-access)\/|^(analyzer|database|scripts|tests)\//,
    ),
    canaries: each(
      'app/features/checks/a.tsx',
      '<button onClick={press} />',
      '<form\nonSubmit={send} />',
      ...HOOKS_OF_STATE.map((hook) => `const a = ${hook}()`),
    ),
  },
  {
    name: 'visitor scripts format numbers by `formatNumber`, not by Intl, which takes 80 ms on a slow phone',
    broken: (files) =>
      matching(
        files,
        (file) =>
          /\/client\/.*\.ts$|-script\.ts$|^app\/ui\/(?:form|search|share|partial-update)\/[^/]*\.ts$/.test(
            file.path,
          ) &&
          !file.path.endsWith('.test.ts') &&
          /\.(?:toLocale(?:Date|Time)?String|localeCompare)\(|\bIntl\b/.test(withoutComments(file)),
      ),
    canaries: [
      ...['form', 'search', 'share', 'partial-update'].map((folder) => `app/ui/${folder}/a.ts`),
      'app/features/checks/client/checks/a.ts',
      'app/features/contact/contact-script.ts',
    ].flatMap((path) =>
      each(
        path,
        "(1).toLocaleString('en')",
        "at.toLocaleDateString('en')",
        "at.toLocaleTimeString('en')",
        "new Intl.NumberFormat('en')",
        'const { NumberFormat } = Intl',
      ),
    ),
  },
]
