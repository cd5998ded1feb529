/** What is asked of the names, sizes and words of source files; each rule with a file that breaks it. */
export type SourceFile = { path: string; text: string }

export type HouseRule = {
  name: string
  /** The paths that break the rule, of all source files. */
  broken(files: readonly SourceFile[]): string[]
  canary: readonly SourceFile[]
}

const MOST_FILES = 12
const MOST_LINES = 250
const JUNK_DRAWERS = /(^|\/)(utils?|helpers?|common|lib|libs|misc|shared)\//
/** Rooms that hold facts and words rather than logic: their files may be long. */
const DATA = /^(analyzer\/uae|app\/i18n\/(en|ar)|database\/seed)\/|\.data\.ts$|\.css$/
const TOOLS = /^(scripts|tests)\/|\.config\.ts$|^server\.ts$/

const matching = (files: readonly SourceFile[], test: (file: SourceFile) => boolean) =>
  files.filter(test).map((file) => file.path)

const mentions = (pattern: RegExp, allowed: RegExp) => (files: readonly SourceFile[]) =>
  matching(files, ({ path, text }) => !allowed.test(path) && pattern.test(withoutComments(text)))

export const HOUSE_RULES: readonly HouseRule[] = [
  {
    name: `at most ${MOST_FILES} files a folder`,
    broken: (files) => {
      const counts = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
      return [...counts]
        .filter(([, inside]) => inside.length > MOST_FILES)
        .map(([folder]) => folder)
    },
    canary: Array.from({ length: MOST_FILES + 1 }, (_, n) => ({
      path: `app/ui/f${n}.ts`,
      text: '',
    })),
  },
  {
    name: `at most ${MOST_LINES} lines a file of logic`,
    broken: (files) =>
      matching(
        files,
        ({ path, text }) => !DATA.test(path) && text.split('\n').length > MOST_LINES + 1,
      ),
    canary: [{ path: 'app/ui/a.ts', text: '\n'.repeat(MOST_LINES + 1) }],
  },
  {
    name: 'no junk drawers',
    broken: (files) => matching(files, ({ path }) => JUNK_DRAWERS.test(path)),
    canary: [{ path: 'app/utils/a.ts', text: '' }],
  },
  {
    name: 'no barrels but the door of the analyzer',
    broken: (files) =>
      matching(
        files,
        ({ path }) => /(^|\/)index\.tsx?$/.test(path) && path !== 'analyzer/index.ts',
      ),
    canary: [{ path: 'app/ui/index.ts', text: '' }],
  },
  {
    name: 'the environment is read in one file',
    broken: mentions(
      /process\.env\b/,
      new RegExp(`${TOOLS.source}|^app/platform/env\\.server\\.ts$`),
    ),
    canary: [{ path: 'app/ui/a.ts', text: 'process.env.PORT' }],
  },
  {
    name: 'the time is asked in one file',
    broken: mentions(
      /\bDate\.now\(|\bnew Date\(\)/,
      new RegExp(`${TOOLS.source}|^app/platform/clock\\.server\\.ts$`),
    ),
    canary: [{ path: 'app/ui/a.ts', text: 'new Date()' }],
  },
  {
    name: 'texts are normalised in one file, which no number of marks holds up',
    broken: mentions(/\.normalize\(/, /^app\/domain\/text\/normal-form\.ts$|^(analyzer|scripts)\//),
    canary: [{ path: 'app/ui/a.ts', text: "text.normalize('NFC')" }],
  },
  {
    name: 'layout mirrors: logical properties only',
    broken: mentions(
      new RegExp(
        [
          /['"`\s:!-](?:scroll-)?[pm][lr]-[\w[.(]/,
          /['"`\s:!-](?:left|right)-[\w[.(]/,
          /['"`\s:!](?:border-[lr]|rounded-(?:[tb]?[lr]))(?![a-z])/,
          /\b(?:text|float|clear|origin)-(?:left|right)\b/,
          /['"`\s:!](?:bg-(?:linear|gradient)-to|mask-)-?[lr]\b/,
          // What moves sideways moves the other way from right to left: it needs a `ltr:` or `rtl:` in front.
          /['"`\s](?:(?!ltr:|rtl:)[\w-]+:)*-?translate-x-/,
        ]
          .map(({ source }) => source)
          .join('|'),
      ),
      /\.css$|\.server\.ts$|^(analyzer|database|scripts|tests)\//,
    ),
    canary: [{ path: 'app/ui/a.tsx', text: '<p className="ml-4" />' }],
  },
  {
    name: 'styles mirror: logical properties only',
    broken: (files) =>
      matching(
        files,
        ({ path, text }) =>
          path.endsWith('.css') &&
          /[{;\s](?:(?:margin|padding|border|scroll-[a-z]+)-)?(?:left|right)(?:-[a-z]+)?\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right)/.test(
            withoutComments(text),
          ),
      ),
    canary: [{ path: 'app/app.css', text: '.a { margin-left: 1rem }' }],
  },
  {
    name: 'what visitors read is in the language of their page: no words of one language by name',
    broken: mentions(
      /^import (?!type )[^;]*?from '#app\/i18n\/(?:en|ar)\/|Text\.(?:en|ar)\b/m,
      /\/staff\/|^app\/(?:i18n|routes\/admin|features\/(?:api|staff-access))\/|contact-mail\.server\.ts$|^(analyzer|database|scripts|tests)\//,
    ),
    canary: [{ path: 'app/ui/a.tsx', text: "import { shell } from '#app/i18n/en/shell.ts'" }],
  },
  {
    name: 'what visitors get has no state and no handlers of the framework: it never comes to life',
    broken: mentions(
      /\buse(?:State|Effect|LayoutEffect|Ref|Reducer|Memo|Callback|SyncExternalStore|Fetcher|Navigation|Navigate|Submit)\b|\son[A-Z]\w+=\{/,
      /\/staff\/|^app\/(?:routes\/admin|features\/staff-access)\/|^(analyzer|database|scripts|tests)\//,
    ),
    canary: [{ path: 'app/features/checks/a.tsx', text: '<button onClick={press} />' }],
  },
  {
    name: "visitors' scripts ask for no tables of languages, which a slow phone loads for 80 ms: `figure` writes numbers",
    broken: (files) =>
      matching(
        files,
        ({ path, text }) =>
          /\/behaviour\/.*\.ts$|^app\/ui\/(?:form|search|share|swap)\/[^/]*\.ts$/.test(path) &&
          !path.endsWith('.test.ts') &&
          /\.toLocale(?:Date|Time)?String\(|\bIntl\./.test(withoutComments(text)),
      ),
    canary: [{ path: 'app/ui/form/a.ts', text: "(1).toLocaleString('en')" }],
  },
]

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
