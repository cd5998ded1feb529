import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type ChatServer,
  chats,
  chatsJson,
  declines,
  noChoices,
  startChatServer,
} from '../../../tests/support/chat-server.ts'
import {
  endlessBody,
  fails,
  garbage,
  json,
  overloaded,
  type Reply,
  rateLimited,
  redirect,
  reset,
  silence,
  stall,
} from '../../../tests/support/generative-server.ts'
import { failureOf, REQUEST } from '../../../tests/support/model-request.ts'
import { connectOpenAi } from './openai.server.ts'

let server: ChatServer

beforeEach(async () => {
  server = await startChatServer()
})

afterEach(() => server.close())

function connect({ timeoutMs = 4000, apiKey = server.apiKey, baseUrl = server.baseUrl } = {}) {
  return connectOpenAi({ baseUrl, apiKey, model: 'falcon', timeoutMs })
}

describe('a question', () => {
  test('is sent to chat/completions with the key in a header, and returns the raw text', async () => {
    server.script(chats('{"a": 1}\n'))
    expect(await connect().generateJson(REQUEST)).toBe('{"a": 1}\n')
    const [request] = server.requests
    expect(request?.path).toBe('/v1/chat/completions')
    expect(request?.raw).not.toContain(server.apiKey)
  })

  test('separates instruction and data, and requests JSON by schema at temperature 0', async () => {
    server.script(chatsJson({}))
    await connect().generateJson(REQUEST)
    expect(server.requests[0]?.body).toEqual({
      model: 'falcon',
      messages: [
        { role: 'system', content: 'the instruction' },
        { role: 'user', content: 'the secret text' },
      ],
      temperature: 0,
      max_tokens: expect.any(Number),
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: { type: 'object' } },
      },
    })
  })

  test('needs no key if the server asks for none', async () => {
    const open = await startChatServer('')
    open.script(chats('yes'))
    const ai = connectOpenAi({ baseUrl: open.baseUrl, model: 'falcon' })
    expect(await ai.generateJson(REQUEST)).toBe('yes')
    await open.close()
  })

  test('accepts a server address that ends with a slash', async () => {
    server.script(chats('yes'))
    expect(await connect({ baseUrl: `${server.baseUrl}/` }).generateJson(REQUEST)).toBe('yes')
  })

  test.each([
    ['stop', 'yes'],
    ['eos', 'yes'],
    [null, 'yes'],
    ['stop', '<think>a {"plan"}</think>yes'],
    ['stop', 'a {"plan"} whose beginning the server took\n</think>yes'],
  ])('with the finish reason %j returns the answer without thoughts: %s', async (reason, said) => {
    server.script(chats(said, reason))
    expect(await connect().generateJson(REQUEST)).toBe('yes')
  })
})

describe('a server without support for schemas', () => {
  test.each([
    400, 422,
  ])('that rejects the schema (%i) is asked again with model and messages only', async (status) => {
    server.script(fails(status, 'unknown field response_format'), chats('yes'))
    expect(await connect().generateJson(REQUEST)).toBe('yes')
    const [first, second] = server.requests.map(({ body }) => body)
    expect(second).toEqual({ model: first?.model, messages: first?.messages })
  })

  test('gets the schema again with the next question', async () => {
    server.script(fails(400, 'no'), chats('one'), chats('two'))
    const ai = connect()
    await ai.generateJson(REQUEST)
    expect(await ai.generateJson(REQUEST)).toBe('two')
    expect(server.requests[2]?.body.response_format?.type).toBe('json_schema')
  })

  test('that rejects the second request, too, has refused', async () => {
    server.script(fails(400, 'no: the secret text'))
    expect(await failureOf(connect().generateJson(REQUEST))).toMatchObject({ code: 'refused' })
    expect(server.requests).toHaveLength(2)
  })
})

describe('a temporary failure is retried', () => {
  test.each<[string, Reply]>([
    ['a server error', fails(500, 'no')],
    ['a model that is still loaded', overloaded],
    ['a rate limit that ends at once', rateLimited({ 'retry-after': '0' })],
    ['a connection reset', reset],
    ['bytes that are not HTTP', garbage],
    ['a body that is not JSON', (response) => void response.end('<html>')],
    ['JSON that is no completion', json({ error: { message: 'busy' } })],
    ['an endless answer', endlessBody(100_000_000).reply],
  ])('%s', async (_, failure) => {
    server.script(failure, chats('at last'))
    expect(await connect().generateJson(REQUEST)).toBe('at last')
    expect(server.requests).toHaveLength(2)
  })

  test('but not if the server asks for a longer wait than is left', async () => {
    server.script(rateLimited({ 'retry-after': '60' }))
    expect((await failureOf(connect().generateJson(REQUEST))).code).toBe('rate-limited')
    expect(server.requests).toHaveLength(1)
  })
})

describe('a permanent failure has its own code and is not retried', () => {
  test.each<[string, Reply, string]>([
    ['a refusal', declines, 'refused'],
    ['a blocked answer', chats('{"isSafe": true}', 'content_filter'), 'refused'],
    ['an unknown model', fails(404, 'model not found'), 'refused'],
    ['no choices', noChoices, 'empty'],
    ['an answer without text', chats(null), 'empty'],
    ['thoughts and no answer', chats('<think>hm</think>\n'), 'empty'],
    ['an answer cut off', chats('{"isSafe": true, "reas', 'length'), 'empty'],
  ])('%s', async (_, reply, code) => {
    server.script(reply)
    expect(await failureOf(connect().generateJson(REQUEST))).toMatchObject({ code })
    expect(server.requests).toHaveLength(1)
  })

  test('a wrong key is refused, and the error contains neither the key nor the text', async () => {
    const failure = await failureOf(connect({ apiKey: 'a-wrong-key' }).generateJson(REQUEST))
    expect(failure.code).toBe('refused')
    expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toMatch(/a-wrong-key|secret/)
    expect(failure.cause).toBeUndefined()
  })

  test('a redirect is not followed, so no other host gets the key and the text', async () => {
    const other = await startChatServer()
    server.script(redirect(`${other.baseUrl}/chat/completions`))
    expect((await failureOf(connect().generateJson(REQUEST))).code).toBe('unavailable')
    expect(other.requests).toHaveLength(0)
    await other.close()
  })
})

describe('time and abort', () => {
  test.each<[string, Reply]>([
    ['never answers', silence],
    ['stops in the middle of its answer', stall],
  ])('a server that %s times out', async (_, reply) => {
    server.script(reply)
    const failure = await failureOf(connect({ timeoutMs: 300 }).generateJson(REQUEST))
    expect(failure.code).toBe('timeout')
  })

  test('the signal of the caller ends the question', async () => {
    server.script(silence)
    const caller = new AbortController()
    const { signal } = caller
    const failure = failureOf(connect({ timeoutMs: 60_000 }).generateJson({ ...REQUEST, signal }))
    await server.received(1)
    caller.abort()
    expect((await failure).code).toBe('aborted')
  })
})
