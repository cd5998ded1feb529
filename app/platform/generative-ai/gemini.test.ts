import { execFile, execFileSync } from 'node:child_process'
import { getEventListeners } from 'node:events'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  answers,
  blockedPrompt,
  endlessBody,
  fails,
  type GenerativeServer,
  garbage,
  held,
  json,
  noCandidates,
  overloaded,
  type Reply,
  rateLimited,
  rateLimitedInBody,
  redirect,
  reset,
  says,
  silence,
  stall,
  startGenerativeServer,
} from '../../../tests/support/generative-server.ts'
import { failureOf, REQUEST } from '../../../tests/support/model-request.ts'
import { connectGemini } from './gemini.server.ts'

let server: GenerativeServer

beforeEach(async () => {
  server = await startGenerativeServer()
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

function connect({ timeoutMs = 4000, apiKey = server.apiKey } = {}) {
  return connectGemini({ apiKey, model: 'gemini-test', baseUrl: server.baseUrl, timeoutMs })
}

describe('a question', () => {
  test('is sent to generateContent with the key in a header, and returns the raw text', async () => {
    server.script(says('{"a": 1}\n'))
    expect(await connect().generateJson(REQUEST)).toBe('{"a": 1}\n')
    const [request] = server.requests
    expect(request?.path).toBe('/v1beta/models/gemini-test:generateContent')
    expect(request?.headers['x-goog-api-key']).toBe(server.apiKey)
    expect(request?.raw).not.toContain(server.apiKey)
  })

  test('separates instruction and data, requests JSON by schema at temperature 0, and offers no tools', async () => {
    server.script(answers({}))
    await connect().generateJson(REQUEST)
    const body = server.requests[0]?.body
    expect(body?.systemInstruction?.parts).toEqual([{ text: 'the instruction' }])
    expect(body?.contents).toEqual([{ role: 'user', parts: [{ text: 'the secret text' }] }])
    expect(body?.generationConfig).toMatchObject({
      temperature: 0,
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object' },
    })
    expect(body?.tools).toBeUndefined()
  })

  test('sends no server deadline, because the service rejects short ones', async () => {
    server.script(answers({}))
    await connect().generateJson(REQUEST)
    expect(server.requests[0]?.headers).not.toHaveProperty('x-server-timeout')
  })

  test('ignores the environment variables of the SDK', async () => {
    vi.stubEnv('GOOGLE_API_KEY', 'another-key')
    vi.stubEnv('GOOGLE_GEMINI_BASE_URL', 'http://127.0.0.1:1')
    vi.stubEnv('GOOGLE_GENAI_API_VERSION', 'v9')
    vi.stubEnv('GOOGLE_GENAI_USE_VERTEXAI', 'true')
    server.script(says('yes'))
    expect(await connect().generateJson(REQUEST)).toBe('yes')
  })

  test('omits the thoughts of the model and joins the parts of its answer', async () => {
    const parts = [{ text: 'hm', thought: true }, { text: '{"a"' }, { text: ':1}' }]
    server.script(json({ candidates: [{ content: { parts } }] }))
    expect(await connect().generateJson(REQUEST)).toBe('{"a":1}')
  })

  test('loads the SDK, connecting alone does not', () => {
    const script = `
      import { registerHooks } from 'node:module'
      const loaded = []
      registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) })
      const { connectGemini } = await import('${new URL('./gemini.server.ts', import.meta.url)}')
      const ai = connectGemini({ apiKey: 'k', model: 'm', baseUrl: 'http://127.0.0.1:1', timeoutMs: 50 })
      const before = loaded.includes('@google/genai')
      await ai.generateJson({ system: '', user: '', schema: {} }).catch(() => {})
      process.stdout.write(JSON.stringify([before, loaded.includes('@google/genai')]))`
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script])
    expect(output.toString()).toBe('[false,true]')
  })

  test('fails if the SDK cannot be loaded, and the next question loads it', async () => {
    server.script(says('loaded'))
    const script = `
      import { registerHooks } from 'node:module'
      let failing = true
      registerHooks({
        resolve(name, context, next) {
          if (failing && name === '@google/genai') throw new Error('EMFILE: too many open files')
          return next(name, context)
        },
      })
      const { connectGemini } = await import('${new URL('./gemini.server.ts', import.meta.url)}')
      const ai = connectGemini({ apiKey: '${server.apiKey}', model: 'm', baseUrl: '${server.baseUrl}', timeoutMs: 4000 })
      const ask = () => ai.generateJson({ system: '', user: '', schema: {} }).catch(() => 'a fault')
      const first = await ask()
      failing = false
      process.stdout.write([first, await ask()].join())`
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
    expect((await run).stdout).toBe('a fault,loaded')
  })

  test('accepts a slow answer within the time limit', async () => {
    const late = held(says('late'))
    server.script(late.reply)
    const answer = connect().generateJson(REQUEST)
    await server.received(1)
    late.release()
    expect(await answer).toBe('late')
  })
})

describe('a temporary failure is retried', () => {
  test.each<[string, Reply]>([
    ['an overloaded model', overloaded],
    ['a rate limit that ends at once', rateLimited({ 'retry-after': '0' })],
    ['a rate limit without a time', rateLimited()],
    ['a rate limit with a short time in the body', rateLimitedInBody('0.01s')],
    ['a connection reset', reset],
    ['bytes that are not HTTP', garbage],
    ['a body that is not JSON', (response) => void response.end('<html>')],
    ['JSON that is not a response', json(null)],
  ])('%s', async (_, failure) => {
    server.script(failure, says('at last'))
    expect(await connect().generateJson(REQUEST)).toBe('at last')
    expect(server.requests).toHaveLength(2)
  })

  test('after an attempt without an answer, which takes half of the time limit', async () => {
    server.script(silence, says('at last'))
    expect(await connect({ timeoutMs: 4000 }).generateJson(REQUEST)).toBe('at last')
  })

  test('after an endless answer, which is aborted at the maximum length', async () => {
    const { reply, sentBytes } = endlessBody(100_000_000)
    server.script(reply, says('at last'))
    expect(await connect().generateJson(REQUEST)).toBe('at last')
    expect(sentBytes()).toBeLessThan(20_000_000)
  })

  test('with at most three attempts', async () => {
    server.script(overloaded)
    expect(await failureOf(connect().generateJson(REQUEST))).toMatchObject({ code: 'unavailable' })
    expect(server.requests).toHaveLength(3)
  })

  const anHourOn = new Date(Date.now() + 3_600_000).toUTCString()
  test.each<[string, Reply]>([
    ['in seconds', rateLimited({ 'retry-after': '60' })],
    ['as a date', rateLimited({ 'retry-after': anHourOn })],
    ['in the body', rateLimitedInBody('45.837906927s')],
  ])('but not if the service asks for a longer wait than is left, %s', async (_, reply) => {
    server.script(reply)
    const failure = await failureOf(connect().generateJson(REQUEST))
    expect(failure.code).toBe('rate-limited')
    expect(failure.retryAfterMs).toBeGreaterThan(40_000)
    expect(server.requests).toHaveLength(1)
  })
})

describe('a permanent failure has its own code and is not retried', () => {
  const refusal = (status: number) => fails(status, 'no: the secret text, a-key-for-tests')
  test.each<[string, Reply, string]>([
    ['a blocked prompt', blockedPrompt, 'refused'],
    ['a blocked answer', says('{"isSafe": true}', 'SAFETY'), 'refused'],
    ['a rejected request', refusal(400), 'refused'],
    ['an unknown model', refusal(404), 'refused'],
    ['no candidates', noCandidates, 'empty'],
    ['an answer without text', says('  '), 'empty'],
    ['an answer cut off', says('{"isSafe": true, "reas', 'MAX_TOKENS'), 'empty'],
  ])('%s', async (_, reply, code) => {
    server.script(reply)
    expect(await failureOf(connect().generateJson(REQUEST))).toMatchObject({ code })
    expect(server.requests).toHaveLength(1)
  })

  test('a wrong key is refused, and no part of the error contains it', async () => {
    const failure = await failureOf(connect({ apiKey: 'a-wrong-key' }).generateJson(REQUEST))
    expect(failure.code).toBe('refused')
    expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toContain('a-wrong-key')
    expect(failure.cause).toBeUndefined()
  })

  test.each([
    400, 429, 500,
  ])('an error text that contains the key and the prompt is dropped (%i)', async (status) => {
    server.script(refusal(status))
    const failure = await failureOf(connect().generateJson(REQUEST))
    expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toMatch(/secret|a-key-for-tests/)
  })

  test('a redirect is not followed, so no other host gets the key', async () => {
    const other = await startGenerativeServer()
    server.script(redirect(`${other.baseUrl}/v1beta/models/gemini-test:generateContent`))
    expect((await failureOf(connect().generateJson(REQUEST))).code).toBe('unavailable')
    expect(other.requests).toHaveLength(0)
    await other.close()
  })
})

describe('time and abort', () => {
  test.each<[string, Reply]>([
    ['never answers', silence],
    ['stops in the middle of its answer', stall],
  ])('a service that %s times out', async (_, reply) => {
    server.script(reply)
    const failure = await failureOf(connect({ timeoutMs: 300 }).generateJson(REQUEST))
    expect(failure.code).toBe('timeout')
  })

  test.each([
    ['first', [silence]],
    ['last', [overloaded, overloaded, silence]],
  ])('the signal of the caller ends the %s attempt, and no other follows', async (_, replies) => {
    server.script(...replies)
    const caller = new AbortController()
    const { signal } = caller
    const failure = failureOf(connect({ timeoutMs: 5000 }).generateJson({ ...REQUEST, signal }))
    await server.received(replies.length)
    caller.abort()
    expect((await failure).code).toBe('aborted')
    expect(server.requests).toHaveLength(replies.length)
  })

  test('the signal of the caller ends the wait before the next attempt', async () => {
    server.script(rateLimited({ 'retry-after': '30' }))
    const caller = new AbortController()
    const { signal } = caller
    const listened = vi.spyOn(signal, 'addEventListener')
    const failure = failureOf(connect({ timeoutMs: 60_000 }).generateJson({ ...REQUEST, signal }))
    // Only the retry delay listens to this signal. An attempt uses one derived from it.
    await expect.poll(() => listened.mock.calls).toHaveLength(1)
    caller.abort()
    expect((await failure).code).toBe('aborted')
    expect(server.requests).toHaveLength(1)
  })

  test('a signal that is already aborted sends nothing', async () => {
    const signal = AbortSignal.abort()
    expect((await failureOf(connect().generateJson({ ...REQUEST, signal }))).code).toBe('aborted')
    expect(server.requests).toHaveLength(0)
  })

  test('a long-lived signal keeps no listener of a finished question', async () => {
    server.script(overloaded, says('yes'))
    const { signal } = new AbortController()
    await connect().generateJson({ ...REQUEST, signal })
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})
