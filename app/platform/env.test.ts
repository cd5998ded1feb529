import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigurationError, readEnv, VARIABLE_NAMES } from './env.server.ts'

const S3 = {
  EVIDENCE_S3_ENDPOINT: 'https://s3.example',
  EVIDENCE_S3_REGION: 'me-central-1',
  EVIDENCE_S3_ACCESS_KEY_ID: 'an-access-key-id',
  EVIDENCE_S3_SECRET_ACCESS_KEY: 'a-secret-access-key',
}
const MODEL = { MODEL_BASE_URL: 'http://127.0.0.1:11434/v1', MODEL_NAME: 'falcon3' }
const key = Buffer.alloc(32, 7).toString('base64')

test('no variable is required', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', ANALYZERS: ['local'] })
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('a configured model is asked before the local analyzer', () => {
  expect(readEnv({ GEMINI_API_KEY: 'k' }).ANALYZERS).toEqual(['gemini', 'local'])
  expect(readEnv(MODEL).ANALYZERS).toEqual(['openai', 'local'])
})

test('with a model of the operator, Gemini is asked only if ANALYZERS names it', () => {
  const both = { ...MODEL, GEMINI_API_KEY: 'k' }
  expect(readEnv(both).ANALYZERS).toEqual(['openai', 'local'])
  const named = readEnv({ ...both, ANALYZERS: 'openai,gemini,local' })
  expect(named.ANALYZERS).toEqual(['openai', 'gemini', 'local'])
})

test.each(['hex', 'base64', 'base64url'] as const)('a secret key may be in %s', (encoding) => {
  const written = Buffer.alloc(32, 251).toString(encoding)
  expect(readEnv({ SECRET_KEY: `${written}, ${key}` }).SECRET_KEY).toEqual([written, key])
})

test('mail is sent from the support address unless MAIL_FROM is set', () => {
  expect(readEnv({ SUPPORT_EMAIL: 'help@site.example' }).MAIL_FROM).toBe('help@site.example')
  expect(readEnv({ MAIL_FROM: 'post@site.example' }).MAIL_FROM).toBe('post@site.example')
})

test.each([
  ['PORT', { PORT: 'eighty' }],
  ['PORT', { PORT: '70000' }],
  ['WORKERS', { WORKERS: '0' }],
  ['WORKERS', { WORKERS: 'auto' }],
  ['STOP_DELAY_SECONDS', { STOP_DELAY_SECONDS: '1.5' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'himaya.ae' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://himaya.example/path' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x', SECRET_KEY: key }],
  ['SECRET_KEY', { DATABASE_URL: 'postgresql://localhost/himaya' }],
  ['SECRET_KEY', { SECRET_KEY: 'short' }],
  ['SECRET_KEY', { SECRET_KEY: 'correct horse battery staple and forty letters more' }],
  ['SECRET_KEY', { SECRET_KEY: 'a1'.repeat(31) }],
  ['SECRET_KEY', { SECRET_KEY: `${'a1'.repeat(32)}b` }],
  ['SECRET_KEY', { SECRET_KEY: `${key},` }],
  ['TRUSTED_PROXY_HOPS', { TRUSTED_PROXY_HOPS: '-1' }],
  ['ANALYZERS', { ANALYZERS: 'local,oracle' }],
  ['ANALYZERS', { ANALYZERS: 'local,local' }],
  ['GEMINI_API_KEY', { ANALYZERS: 'gemini' }],
  ['MODEL_BASE_URL', { ANALYZERS: 'openai,local' }],
  ['MODEL_BASE_URL', { MODEL_NAME: 'falcon3:10b' }],
  ['MODEL_BASE_URL', { MODEL_API_KEY: 'secret-key' }],
  ['MODEL_BASE_URL', { ...MODEL, MODEL_BASE_URL: 'http://u:p@model.example/v1' }],
  ['MODEL_NAME', { MODEL_BASE_URL: 'https://model.example/v1' }],
  ['MODEL_API_KEY', { ...MODEL, MODEL_API_KEY: 'two words' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'nobody' }],
  ['EVIDENCE_S3_ENDPOINT', { EVIDENCE_S3_ENDPOINT: 's3.example' }],
  ['EVIDENCE_S3_SECRET_ACCESS_KEY', { ...S3, EVIDENCE_S3_SECRET_ACCESS_KEY: '' }],
  ['EVIDENCE_S3_REGION', { ...S3, EVIDENCE_S3_REGION: '' }],
  ['STAFF_REQUIRE_TOTP', { STAFF_REQUIRE_TOTP: 'yes' }],
  ['NETWORK_CHECKS', { NETWORK_CHECKS: '1' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'id.example' }],
  ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'himaya' }],
  ['OIDC_MULTI_FACTOR_ACR', { OIDC_MULTI_FACTOR_ACR: 'gold\nsilver' }],
  ['TELEGRAM_BOT_TOKEN', { TELEGRAM_BOT_TOKEN: 'my-secret-bot' }],
  ['PUBLIC_ORIGIN', { TELEGRAM_BOT_TOKEN: `1:${'a'.repeat(35)}` }],
  ['TELEGRAM_API_URL', { TELEGRAM_API_URL: 'https://u:p@telegram.example' }],
  ['TELEGRAM_WEBHOOK_SECRET', { TELEGRAM_WEBHOOK_SECRET: 'too-short' }],
  ['TELEGRAM_BOT_TOKEN', { TELEGRAM_WEBHOOK_SECRET: 'b'.repeat(40) }],
  ['APP_STORE_URL', { APP_STORE_URL: 'apps.example' }],
  ['PLAY_STORE_URL', { PLAY_STORE_URL: 'market://details' }],
  ['ANALYTICS_COLLECTOR_URL', { ANALYTICS_COLLECTOR_URL: 'collector.example' }],
  ['PRIVACY_EMAIL', { PRIVACY_EMAIL: 'nobody' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://' }],
  ['SMTP_URL', { SMTP_URL: 'smtps:mail.example' }],
  [
    'SMTP_URL',
    { SMTP_URL: 'smtp://mail.example', MAIL_API_URL: 'https://a.example', MAIL_API_KEY: 'k' },
  ],
  ['MAIL_API_KEY', { MAIL_API_URL: 'https://mail.example/send' }],
  ['MAIL_API_KEY', { MAIL_API_URL: 'https://mail.example/send', MAIL_API_KEY: 'k\r\nX: y' }],
  ['MAIL_API_URL', { MAIL_API_KEY: 'secret-key' }],
  ['MAIL_API_URL', { MAIL_API_URL: 'https://u:p@mail.example/send', MAIL_API_KEY: 'k' }],
  ['GEMINI_API_KEY', { GEMINI_API_KEY: 'AIza\u200bSy' }],
  ['GEMINI_BASE_URL', { GEMINI_BASE_URL: 'http://u:p@model.example' }],
  ['ANALYTICS_COLLECTOR_URL', { ANALYTICS_COLLECTOR_URL: 'http://u@collector.example/collect' }],
  ['EVIDENCE_S3_ENDPOINT', { ...S3, EVIDENCE_S3_ENDPOINT: 'https://u:p@s3.example' }],
  ['FEEDS', { FEEDS: 'nobody-knows-this' }],
  ['FEEDS', { FEEDS: 'ours=plain:doubt:https://user:password@lists.example/a' }],
  ['EVIDENCE_S3_ACCESS_KEY_ID', { ...S3, EVIDENCE_S3_ACCESS_KEY_ID: 'an\u00a0id' }],
])('an invalid %s is rejected in one line with its name and without its value', (name, source) => {
  const fault = faultOf(() => readEnv(source))
  expect(fault).toBeInstanceOf(ConfigurationError)
  expect(fault.message).toMatch(new RegExp(`^${name} must be .+$`))
  for (const value of Object.values(source)) {
    if (value.length > 6) expect(fault.message).not.toContain(value)
  }
})

test.each([
  'postgresql://u:p@one.example:5432,two.example:5432/himaya?target_session_attrs=read-write',
  'postgresql://one.example,two.example/himaya',
  'postgresql://u@/himaya?host=one.example,two.example',
  'postgresql://u@/himaya?host=one.example%2Ctwo.example',
])('several hosts are rejected with what to do instead: %s', (DATABASE_URL) => {
  const { message } = faultOf(() => readEnv({ DATABASE_URL, SECRET_KEY: key }))
  expect(message).toMatch(/^DATABASE_URL must name one host: .+ in front of .+$/)
  expect(message).not.toContain('one.example')
})

test('a comma in the password is not taken for a list of hosts', () => {
  const DATABASE_URL = 'postgresql://u:a,b@one.example/himaya'
  expect(readEnv({ DATABASE_URL, SECRET_KEY: key }).DATABASE_URL).toBe(DATABASE_URL)
})

test('.env.example lists every variable and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(listed.toSorted()).toEqual(VARIABLE_NAMES.toSorted())
})

test('.env.example is a valid configuration with the default values', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const pairs = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(readEnv(Object.fromEntries(pairs))).toEqual(readEnv({}))
})

function faultOf(work: () => unknown): Error {
  try {
    work()
  } catch (fault) {
    return fault as Error
  }
  throw new Error('nothing was refused')
}
