import fc from 'fast-check'
import { pathWithoutLocale } from '#app/i18n/local-path.ts'
import { BOUNDARY, encoded, FORM, multipart, withoutControls } from './bodies.ts'
import { type Field, type Form, kindOf } from './forms.ts'
import { hostile, hostileJson, utf8 } from './hostile.ts'

/** One request, sent verbatim. All strings are latin1: one character per byte. */
export type Attack = {
  method: string
  path: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string
}

/** Knowledge about the site that lets requests pass the first validation. */
export type Site = {
  origin: string
  /** Paths with `:name` and `*` parameters. */
  paths: readonly string[]
  /** The paths that accept writes. */
  writing: ReadonlySet<string>
  /** Returns an existing value for a path's parameter, such as an id. */
  filling(path: string): string
  /** Forms with valid values, at any path. */
  forms: readonly Form[]
  /** Field names that each path is known to read. */
  fieldsOf: ReadonlyMap<string, readonly string[]>
  /** Field and parameter names of the whole site, used where they are unexpected. */
  names: readonly string[]
  /** Existing values, such as an id. */
  values: readonly string[]
  /** Privileged cookies, such as a staff session. */
  cookies: readonly string[]
}

const CONTENT_TYPES = [
  FORM,
  `${FORM}; charset=utf-16`,
  'application/json',
  'text/plain',
  'multipart/form-data',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'multipart/form-data; boundary=',
  'application/xml',
  'image/png',
  'x',
  '',
]
const HEADER_NAMES = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'If-None-Match',
  'If-Modified-Since',
  'Last-Event-ID',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Request-Id',
  'DNT',
]

const quoted = (text: string) => JSON.stringify(text)

/**
 * Generates requests for every path in valid and invalid forms, and the site's own forms with valid values
 * except for a field or two, to reach code behind the first validation.
 */
export function attacks(site: Site): fc.Arbitrary<Attack> {
  const on = (paths: readonly string[]) =>
    inAnyLanguage(paths, pathWithoutLocale).chain((pattern) => attacksOn(site, pattern))
  return fc.oneof(
    { weight: 4, arbitrary: on(site.paths) },
    { weight: 2, arbitrary: on(site.paths.filter(isStaffs)) },
    {
      weight: 4,
      arbitrary: inAnyLanguage(site.forms, screenOf).chain((form) => attacksBy(site, form)),
    },
  )
}

/**
 * Chooses a screen and then one of its languages. All languages of a screen together have the probability of
 * a screen without languages, so that more languages do not make staff screens rarer.
 */
function inAnyLanguage<One>(all: readonly One[], screen: (one: One) => string): fc.Arbitrary<One> {
  const screens = [...Map.groupBy(all, screen).values()]
  return fc.constantFrom(...screens).chain((languages) => fc.constantFrom(...languages))
}

const screenOf = ({ action, fields }: Form) => kindOf({ action: pathWithoutLocale(action), fields })

/** A valid form with up to two hostile fields. */
function attacksBy(site: Site, form: Form): fc.Arbitrary<Attack> {
  const spoilt = fc.array(fc.tuple(fc.nat(Math.max(0, form.fields.length - 1)), hostile), {
    maxLength: 2,
  })
  const cookie = fc.oneof(
    { weight: isStaffs(form.action) ? 4 : 1, arbitrary: fc.constantFrom(...site.cookies) },
    { weight: isStaffs(form.action) ? 1 : 4, arbitrary: fc.constant('') },
  )
  return fc.tuple(spoilt, cookie, visitor).map(([spoils, cookies, from]) => {
    const fields = form.fields.map(([name, value, isFile], at): Field => {
      const spoil = spoils.find(([place]) => place === at)
      return [name, spoil ? spoil[1] : isFile ? value : utf8(value), isFile]
    })
    const body = form.isMultipart
      ? multipart(fields)
      : fields.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&')
    const type = form.isMultipart ? `multipart/form-data; boundary=${BOUNDARY}` : FORM
    return {
      method: 'POST',
      path: form.action,
      headers: [
        ['Host', new URL(site.origin).host],
        ['Origin', site.origin],
        ['Connection', 'close'],
        ...(cookies === '' ? [] : [['Cookie', cookies] as const]),
        ['Content-Type', type],
        ['Content-Length', `${body.length}`],
        ['X-Forwarded-For', from],
      ],
      body,
    }
  })
}

const isStaffs = (path: string) => /^\/admin\b/.test(path)

// Most requests use a new address, so that rate limits do not answer for everything.
const visitor = fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `10.0.${a}.${b}`)

/** Methods sent, mostly those the path accepts. */
const WRITES = [
  ...['POST', 'POST', 'POST', 'POST', 'GET', 'GET', 'GET', 'GET'],
  ...['HEAD', 'PUT', 'DELETE', 'OPTIONS'],
]
const READS = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS']

function attacksOn(site: Site, pattern: string): fc.Arbitrary<Attack> {
  const value = fc.oneof(
    { weight: 3, arbitrary: hostile },
    { weight: 2, arbitrary: fc.constantFrom(...site.values) },
  )
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...site.names) },
    { weight: 1, arbitrary: hostile },
  )
  const known = site.fieldsOf.get(pattern) ?? []
  const expected = fc.subarray([...known], { minLength: Math.ceil(known.length / 2) })
  /** Every expected field once, plus extra and repeated ones. */
  const fields = <Value>(one: fc.Arbitrary<Value>) =>
    fc
      .tuple(
        expected.chain((names) => fc.tuple(...names.map((own) => fc.tuple(fc.constant(own), one)))),
        fc.array(fc.tuple(name, one), { maxLength: 3 }),
      )
      .map(([own, more]) => [...own, ...more])
  const pairs = fields(value)
  const wellFormed = pairs.map((fields) =>
    fields.map(([key, text]) => `${encoded(key)}=${encoded(text)}`).join('&'),
  )
  const query = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: wellFormed },
    { weight: 1, arbitrary: hostile.map(withoutControls) },
  )
  const path = fc
    .tuple(
      fc.oneof(value.map(encoded), value.map(withoutControls), fc.constant(site.filling(pattern))),
      fc.constantFrom('', '', '', '.data'),
      query,
    )
    .map(([filling, suffix, search]) => {
      const filled = pattern.replace(/:\w+\??|\*/g, () => filling)
      return filled + suffix + (search === '' ? '' : `?${search}`)
    })
  const body = fc.oneof(
    { weight: 5, arbitrary: wellFormed.map((text) => [FORM, text] as const) },
    {
      weight: pattern.startsWith('/api/auth') ? 12 : 1,
      arbitrary: fields(fc.oneof(hostileJson, fc.constantFrom(...site.values).map(quoted))).map(
        (own) =>
          [
            'application/json',
            utf8(`{${own.map(([key, json]) => `${quoted(key)}:${json}`).join()}}`),
          ] as const,
      ),
    },
    { weight: 1, arbitrary: hostileJson.map((text) => ['application/json', text] as const) },
    {
      weight: 3,
      arbitrary: fields(fc.tuple(value, fc.boolean()))
        .map((own) => own.map(([key, [text, isFile]]) => [key, text, isFile] as const))
        .map((parts) => [`multipart/form-data; boundary=${BOUNDARY}`, multipart(parts)] as const),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...CONTENT_TYPES), value) },
  )
  const extra = fc.array(fc.tuple(fc.constantFrom(...HEADER_NAMES), value.map(withoutControls)), {
    maxLength: 3,
  })
  const cookie = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: isStaffs(pattern) ? 8 : 2, arbitrary: fc.constantFrom(...site.cookies) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            'language',
            'himaya_receipt',
            'himaya.session_token',
            'himaya.two_factor',
            '__proto__',
          ),
          value,
        )
        .map(([key, text]) => `${key}=${withoutControls(text)}`),
    },
  )
  return fc
    .tuple(
      fc.constantFrom(...(site.writing.has(pattern) ? WRITES : READS)),
      path,
      body,
      extra,
      cookie,
      visitor,
    )
    .map(([method, address, [type, text], more, cookies, from]) => {
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
      const own: (readonly [string, string])[] = [
        ['Host', new URL(site.origin).host],
        ['Origin', site.origin],
        ['Connection', 'close'],
        ...(cookies === '' ? [] : [['Cookie', cookies] as const]),
        ...(hasBody
          ? [['Content-Type', type] as const, ['Content-Length', `${text.length}`] as const]
          : []),
      ]
      const told = more.some(([header]) => header === 'X-Forwarded-For')
      return {
        method,
        path: address,
        headers: [...own, ...(told ? [] : [['X-Forwarded-For', from] as const]), ...more],
        body: hasBody ? text : '',
      }
    })
}
