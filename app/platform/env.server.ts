import { z } from 'zod'
import { readFeeds } from '#app/domain/feeds/feed.ts'

// React reads it at import and otherwise uses its development build, which renders at half the speed. So
// every server entry imports this file first.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production'

const text = z.string().trim().min(1)
const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest)
const trueOrFalse = z
  .enum(['true', 'false'])
  .prefault('false')
  .transform((value) => value === 'true')
const httpUrl = z.url({ protocol: /^https?$/ })
/** URLs of non-web protocols may lack a host. */
const hasHost = (value: string) => !URL.canParse(value) || new URL(value).hostname !== ''
/** URLs that are fetched. `fetch` rejects a URL with credentials. */
const askedUrl = httpUrl.refine((value) => !URL.canParse(value) || new URL(value).username === '')
/** A header value. */
const token = text.regex(/^[!-~]+$/)
const ASKED = 'an http or https address with no name and password in it'
const email = z.email()
const ANALYZER_NAMES = ['local', 'gemini', 'openai'] as const

/** Several keys, separated by commas, during rotation. */
const secretKeys = z
  .string()
  .transform((value) => value.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every(isSecretKey))

/** Every variable that Himaya reads: its validation and the text of its error message. */
const VARIABLES = {
  PORT: [wholeNumber(0, 65535).prefault('3000'), 'a port number from 0 to 65535'],
  HOST: [text.prefault('127.0.0.1'), 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'],
  WORKERS: [wholeNumber(1, 16).prefault('1'), 'a number of processes from 1 to 16'],
  STOP_DELAY_SECONDS: [
    wholeNumber(0, 300).prefault('0'),
    'a whole number of seconds from 0 to 300',
  ],
  DATA_DIR: [text.prefault('./data'), 'a folder path'],
  PUBLIC_ORIGIN: [
    httpUrl.refine((value) => URL.canParse(value) && new URL(value).origin === value).optional(),
    'an origin such as https://himaya.example, with no path',
  ],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'a connection string such as postgresql://user:password@host:5432/database',
  ],
  SECRET_KEY: [
    secretKeys.optional(),
    '32 random bytes in base64 or hexadecimal (openssl rand -base64 32); several, newest first, separated by commas',
  ],
  TRUSTED_PROXY_HOPS: [wholeNumber(0, 10).prefault('0'), 'a whole number from 0 to 10'],
  METRICS_ACCESS: [z.enum(['loopback', 'all']).prefault('loopback'), 'loopback or all'],
  ANALYZERS: [
    z
      .string()
      .transform((value) => value.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(ANALYZER_NAMES)).min(1))
      .refine((names) => new Set(names).size === names.length)
      .optional(),
    'local, gemini, openai, or several in the order in which they are asked, such as openai,local',
  ],
  GEMINI_API_KEY: [token.optional(), 'an API key'],
  GEMINI_MODEL: [text.prefault('gemini-flash-latest'), 'the name of a model'],
  GEMINI_BASE_URL: [askedUrl.optional(), ASKED],
  MODEL_BASE_URL: [askedUrl.optional(), ASKED],
  MODEL_NAME: [text.optional(), 'the name of a model'],
  MODEL_API_KEY: [token.optional(), 'an API key'],
  SUPPORT_EMAIL: [email.prefault('support@himaya.example'), 'an e-mail address'],
  PRIVACY_EMAIL: [email.prefault('privacy@himaya.example'), 'an e-mail address'],
  MAIL_FROM: [email.optional(), 'an e-mail address'],
  MAIL_API_URL: [askedUrl.optional(), ASKED],
  MAIL_API_KEY: [token.optional(), 'an API key'],
  SMTP_URL: [
    z
      .url({ protocol: /^smtps?$/ })
      .refine(hasHost)
      .optional(),
    'an address such as smtps://user:password@mail.example:465',
  ],
  EVIDENCE_S3_ENDPOINT: [askedUrl.optional(), ASKED],
  EVIDENCE_S3_REGION: [token.optional(), 'the name of a region, such as me-central-1'],
  EVIDENCE_S3_ACCESS_KEY_ID: [token.optional(), 'an access key id'],
  EVIDENCE_S3_SECRET_ACCESS_KEY: [token.optional(), 'a secret access key'],
  STAFF_REQUIRE_TOTP: [trueOrFalse, 'true or false'],
  OIDC_ISSUER: [askedUrl.optional(), 'the http or https address of an OpenID provider'],
  OIDC_CLIENT_ID: [text.optional(), 'the client id that the OpenID provider gave'],
  OIDC_CLIENT_SECRET: [text.optional(), 'the client secret that the OpenID provider gave'],
  OIDC_MULTI_FACTOR_ACR: [
    z
      .string()
      .regex(/^[ -~]*$/)
      .prefault('')
      .transform((values) => values.split(' ').filter(Boolean)),
    'values of acr with spaces between them',
  ],
  NETWORK_CHECKS: [trueOrFalse, 'true or false'],
  WEB_PUSH: [trueOrFalse, 'true or false'],
  TELEGRAM_BOT_TOKEN: [
    z
      .string()
      .regex(/^\d+:[\w-]{30,}$/)
      .optional(),
    'the token that BotFather gave, such as 123456789:AbC...',
  ],
  TELEGRAM_API_URL: [
    askedUrl.transform((value) => value.replace(/\/+$/, '')).prefault('https://api.telegram.org'),
    ASKED,
  ],
  TELEGRAM_WEBHOOK_SECRET: [
    z
      .string()
      .regex(/^[\w-]{32,256}$/)
      .optional(),
    '32 to 256 letters, digits, _ or - (openssl rand -hex 32)',
  ],
  APP_STORE_URL: [httpUrl.optional(), 'an http or https address'],
  PLAY_STORE_URL: [httpUrl.optional(), 'an http or https address'],
  ANALYTICS_COLLECTOR_URL: [askedUrl.optional(), ASKED],
  FEEDS: [
    z
      .string()
      .prefault('')
      .transform((value, { addIssue }) => {
        const feeds = readFeeds(value)
        if (!feeds) addIssue('malformed, unknown or repeated')
        return feeds ?? z.NEVER
      }),
    'names of known lists, name=address or name=format:effect:address, with commas between them (docs/feeds.md)',
  ],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).prefault('info'),
    'fatal, error, warn, info, debug or silent',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>

/** All variable names, for .env.example and its test. */
export const VARIABLE_NAMES = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[]

type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name][0]> }

export type AnalyzerName = (typeof ANALYZER_NAMES)[number]

/** An analyzer that is a generative model. */
export type ModelName = Exclude<AnalyzerName, 'local'>

/**
 * The validated configuration. `ANALYZERS` is the order in which analyzers are tried, `MAIL_FROM` the sender
 * of all mail.
 */
export type Env = Omit<Values, 'ANALYZERS' | 'MAIL_FROM'> & {
  ANALYZERS: AnalyzerName[]
  MAIL_FROM: string
}

/**
 * The configuration is invalid. The message is one line that names the variable and never contains its value.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Reads the configuration from `source`. An empty variable counts as unset.
 * @throws ConfigurationError for the first variable that is missing or malformed
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  if (hasSeveralHosts(source.DATABASE_URL ?? '')) throw new ConfigurationError(ONE_HOST)
  const values: Record<string, unknown> = {}
  for (const [name, [rule, mustBe]] of Object.entries(VARIABLES)) {
    const answer = rule.safeParse(source[name] === '' ? undefined : source[name])
    if (!answer.success) throw new ConfigurationError(`${name} must be ${mustBe}`)
    values[name] = answer.data
  }
  const env = values as Values
  const analyzers = env.ANALYZERS ?? usualAnalyzers(env)
  for (const name of analyzers) {
    const needed = name !== 'local' && NEEDED[name]
    if (needed && !env[needed]) refuse(needed, `ANALYZERS has ${name}`)
  }
  if (env.DATABASE_URL && !env.SECRET_KEY) {
    throw new ConfigurationError(
      'SECRET_KEY must be set when DATABASE_URL is: 32 random bytes in base64 or hexadecimal (openssl rand -base64 32)',
    )
  }
  refuseHalfADoor(env)
  refuseUnreachableBot(env)
  refuseHalf(env, STORE)
  refuseHalf(env, PROVIDER)
  refuseHalf(env, env.MODEL_API_KEY ? [...MODEL, 'MODEL_API_KEY'] : MODEL)
  return { ...env, ANALYZERS: analyzers, MAIL_FROM: env.MAIL_FROM ?? env.SUPPORT_EMAIL }
}

const ONE_HOST =
  'DATABASE_URL must name one host: put what follows the primary in front of several, such as HAProxy or a virtual address (docs/operations.md)'

/** Whether a connection string has a list of hosts, which libpq understands and `pg` does not. */
function hasSeveralHosts(url: string): boolean {
  const [, authority = '', query = ''] =
    /^postgres(?:ql)?:\/\/([^/?#]*)[^?#]*\??([^#]*)/.exec(url) ?? []
  const host = new URLSearchParams(query).get('host') ?? ''
  return authority.slice(authority.lastIndexOf('@') + 1).includes(',') || host.includes(',')
}

/** Variables that an analyzer requires. */
const NEEDED = {
  gemini: 'GEMINI_API_KEY',
  openai: 'MODEL_BASE_URL',
} as const satisfies Record<ModelName, keyof Values>

/**
 * With both models configured, texts go only to the operator's own model. Gemini is used if `ANALYZERS` names
 * it.
 */
function usualAnalyzers({ MODEL_BASE_URL, GEMINI_API_KEY }: Values): AnalyzerName[] {
  if (MODEL_BASE_URL) return ['openai', 'local']
  return GEMINI_API_KEY ? ['gemini', 'local'] : ['local']
}

/** Exactly one mail transport may be configured, completely. */
function refuseHalfADoor({ MAIL_API_URL, MAIL_API_KEY, SMTP_URL }: Values): void {
  if (MAIL_API_URL && SMTP_URL) {
    throw new ConfigurationError(
      'SMTP_URL must be unset when MAIL_API_URL is set: mail has one door',
    )
  }
  if (MAIL_API_URL && !MAIL_API_KEY) refuse('MAIL_API_KEY', 'MAIL_API_URL is set')
  if (MAIL_API_KEY && !MAIL_API_URL) refuse('MAIL_API_URL', 'MAIL_API_KEY is set')
}

/** The bot's answers link to pages of the site, and Telegram sends updates to its origin. */
function refuseUnreachableBot(env: Values): void {
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET, PUBLIC_ORIGIN } = env
  if (TELEGRAM_BOT_TOKEN && !PUBLIC_ORIGIN) refuse('PUBLIC_ORIGIN', 'TELEGRAM_BOT_TOKEN is set')
  if (TELEGRAM_WEBHOOK_SECRET && !TELEGRAM_BOT_TOKEN)
    refuse('TELEGRAM_BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET is set')
}

/** Evidence is stored on S3 if all of these are set, in files if none is. */
const STORE = [
  'EVIDENCE_S3_ENDPOINT',
  'EVIDENCE_S3_REGION',
  'EVIDENCE_S3_ACCESS_KEY_ID',
  'EVIDENCE_S3_SECRET_ACCESS_KEY',
] as const

/** Staff can sign in through an OpenID provider if all of these are set. */
const PROVIDER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** The operator's own model requires both. The key is optional. */
const MODEL = ['MODEL_BASE_URL', 'MODEL_NAME'] as const

function refuseHalf(env: Values, names: readonly (keyof Values)[]): void {
  const [set, unset] = [names.find((name) => env[name]), names.find((name) => !env[name])]
  if (set && unset) refuse(unset, `${set} is set`)
}

function refuse(name: keyof Values, reason: string): never {
  throw new ConfigurationError(`${name} must be ${VARIABLES[name][1]}, because ${reason}`)
}

/** Whether npm runs this process. npm exits without forwarding signals. */
export function isRunByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined
}

/**
 * Whether the text is 32 bytes or more in hexadecimal or base64. A hexadecimal text that is too short does
 * not count as base64.
 */
export function isSecretKey(text: string): boolean {
  if (/^[0-9a-f]*$/i.test(text)) return text.length >= 64 && text.length % 2 === 0
  return /^[\w+/-]+={0,2}$/.test(text) && decodeKey(text).length >= 32
}

/** Decodes a key in hexadecimal or base64. */
export function decodeKey(key: string): Buffer {
  return /^[0-9a-f]{64,}$/i.test(key) ? Buffer.from(key, 'hex') : Buffer.from(key, 'base64')
}
