/**
 * Import rules for dependency-cruiser, each with a small tree that violates it to prove that the rule works.
 */
import type { IForbiddenRuleType } from 'dependency-cruiser'

export type Arrow = {
  rule: IForbiddenRuleType
  /** Files of a tree that violates only this rule. */
  canary: Record<string, string>
}

/** Test files, which may import any module. */
export const TEST = '\\.test\\.tsx?$|/testing/'
const SERVER = '\\.server\\.tsx?$'

const onlyTo = (name: string, from: string, to: string, canary: Arrow['canary']): Arrow => ({
  rule: {
    name,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { path: '^(analyzer|app|database|scripts|tests)/', pathNot: to },
  },
  canary,
})

const never = (
  name: string,
  from: { path?: string; pathNot?: string },
  to: { path: string; pathNot?: string },
  canary: Arrow['canary'],
): Arrow => ({
  rule: {
    name,
    severity: 'error',
    from: { ...from, pathNot: [TEST, from.pathNot].filter(Boolean).join('|') },
    to,
  },
  canary,
})

export const ARROWS: readonly Arrow[] = [
  onlyTo('the analyzer imports only its own files', '^analyzer/', '^analyzer/', {
    'analyzer/index.ts': "import '../app/domain/limits.ts'",
    'app/domain/limits.ts': 'export const a = 1',
  }),
  onlyTo('domain imports only domain', '^app/domain/', '^app/domain/', {
    'app/domain/a.ts': "import '../i18n/b.ts'",
    'app/i18n/b.ts': 'export const b = 1',
  }),
  onlyTo('i18n imports only i18n', '^app/i18n/', '^app/i18n/', {
    'app/i18n/a.ts': "import '../domain/b.ts'",
    'app/domain/b.ts': 'export const b = 1',
  }),
  onlyTo('ui imports only ui and i18n', '^app/ui/', '^app/(ui|i18n)/', {
    'app/ui/a.ts': "import '../features/b/b.ts'",
    'app/features/b/b.ts': 'export const b = 1',
  }),
  onlyTo('database imports only database and domain', '^database/', '^(database|app/domain)/', {
    'database/a.ts': "import '../app/platform/b.server.ts'",
    'app/platform/b.server.ts': 'export const b = 1',
  }),
  onlyTo(
    'platform imports only platform, domain and database',
    '^app/platform/',
    '^(app/(platform|domain)|database)/',
    {
      'app/platform/a.server.ts': "import '../features/b/b.ts'",
      'app/features/b/b.ts': 'export const b = 1',
    },
  ),
  onlyTo(
    'features import features, domain, ui, i18n, platform, database and the analyzer',
    '^app/features/',
    '^(app/(features|domain|ui|i18n|platform)|database|analyzer)/',
    {
      'app/features/a/a.ts': "import '../../context.tsx'",
      'app/context.tsx': 'export const b = 1',
    },
  ),
  onlyTo(
    'routes import features, domain, ui, i18n and platform',
    '^app/routes/',
    '^app/(features|domain|ui|i18n|platform)/|^app/app\\.css$',
    {
      'app/routes/resources/a.ts': "import '../../../database/b.server.ts'",
      'database/b.server.ts': 'export const b = 1',
    },
  ),
  onlyTo(
    'the root and the entries import features, domain, ui, i18n and platform',
    '^app/(root|entry)\\b',
    '^app/(features|domain|ui|i18n|platform)/|^app/app\\.css$',
    {
      'app/entry.server.tsx': "import '../analyzer/b.ts'",
      'analyzer/b.ts': 'export const b = 1',
    },
  ),
  never(
    'no module imports a route',
    {},
    { path: '^app/routes/', pathNot: '\\+types/' },
    {
      'app/features/a/a.ts': "import '../../routes/b.tsx'",
      'app/routes/b.tsx': 'export const b = 1',
    },
  ),
  never(
    'other code imports only index.ts of the analyzer',
    { pathNot: '^(analyzer|scripts)/' },
    { path: '^analyzer/', pathNot: '^analyzer/index\\.ts$' },
    {
      'app/features/a/a.ts': "import '../../../analyzer/scoring.ts'",
      'analyzer/scoring.ts': 'export const b = 1',
    },
  ),
  never(
    'public screens import no staff module',
    { path: '^app/routes/public/' },
    { path: '/staff/|^app/routes/admin/' },
    {
      'app/routes/public/a.tsx': "import '../../features/a/staff/b.ts'",
      'app/features/a/staff/b.ts': 'export const b = 1',
    },
  ),
  {
    rule: {
      name: 'public screens import no staff module indirectly',
      severity: 'error',
      from: { path: '^app/routes/public/', pathNot: TEST },
      to: { path: '/staff/|^app/routes/admin/', reachable: true },
    },
    canary: {
      'app/routes/public/a.tsx': "import '../../features/a/b.ts'",
      'app/features/a/b.ts': "import './c.ts'",
      'app/features/a/c.ts': "import './staff/d.ts'",
      'app/features/a/staff/d.ts': 'export const d = 1',
    },
  },
  never(
    'only server modules, routes and scripts import the platform and the database',
    {
      pathNot: `${SERVER}|^app/routes/|^database/|^scripts/|^tests/|^server\\.ts$|^app/entry\\.server`,
    },
    { path: '^(database|app/platform)/' },
    {
      'app/features/a/a.tsx': "import '../../platform/b.server.ts'",
      'app/platform/b.server.ts': 'export const b = 1',
    },
  ),
  never(
    'only server modules import zod',
    { pathNot: SERVER },
    { path: 'node_modules/zod' },
    {
      'app/features/a/a.ts': "import 'zod'",
      'node_modules/zod/index.js': 'module.exports = {}',
      'node_modules/zod/package.json': '{"name":"zod","version":"1.0.0","main":"index.js"}',
    },
  ),
  never(
    'only the database folder, scripts and *.db.server.ts import drizzle-orm and pg',
    { pathNot: '^database/|\\.db\\.server\\.ts$|^drizzle\\.config|^scripts/|^tests/' },
    { path: 'node_modules/(drizzle-orm|pg)/' },
    {
      'app/features/a/a.server.ts': "import 'drizzle-orm'",
      'node_modules/drizzle-orm/index.js': 'module.exports = {}',
      'node_modules/drizzle-orm/package.json':
        '{"name":"drizzle-orm","version":"1.0.0","main":"index.js"}',
    },
  ),
  {
    rule: { name: 'no cycles of imports', severity: 'error', from: {}, to: { circular: true } },
    canary: {
      'app/features/a/a.ts': "import './b.ts'",
      'app/features/a/b.ts': "import './a.ts'",
    },
  },
  {
    rule: {
      name: 'every import can be resolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|vite/)' },
    },
    canary: { 'app/features/a/a.ts': "import './gone.ts'" },
  },
]
