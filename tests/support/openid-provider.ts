import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type OpenIdProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Returns a signed ID token, with some claims overridden. */
  idToken(email: string, nonce: string, claims?: Record<string, unknown>): string
  /** Consents to an authorization request as `email`, with additional claims. Returns the code. */
  consent(authorizationUrl: string, email: string, claims?: Record<string, unknown>): string
  /**
   * Answers no requests during `work`, then disconnects them. `work` receives a function that counts them.
   */
  whileSilent(work: (waiting: () => number) => Promise<void>): Promise<void>
}

/** Starts an OpenID provider on loopback: discovery, keys and code exchange with PKCE. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const clientId = 'himaya'
  const clientSecret = 'a-secret-for-tests'
  const consents = new Map<string, { challenge: string; token: string }>()
  let waiting: Socket[] | null = null
  const server = createServer(async (request, response) => {
    if (waiting) return waiting.push(request.socket)
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url === '/.well-known/openid-configuration') {
      return answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    }
    if (request.url === '/keys') {
      return answer(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }],
      })
    }
    const consent = consents.get(body.get('code') ?? '')
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (request.url !== '/token' || consent?.challenge !== proof) {
      return answer(400, { error: 'invalid_grant' })
    }
    return answer(200, { access_token: 'access', token_type: 'Bearer', id_token: consent.token })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function idToken(email: string, nonce: string, wrong: Record<string, unknown> = {}): string {
    const now = Math.floor(Date.now() / 1000)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: email,
      iat: now,
      exp: now + 300,
      nonce,
      ...wrong,
    }
    const signed = `${part({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${part({ ...claims, email, email_verified: true, name: email })}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }

  return {
    issuer,
    clientId,
    clientSecret,
    idToken,
    async whileSilent(work) {
      const unanswered: Socket[] = []
      waiting = unanswered
      await work(() => unanswered.length).finally(() => {
        waiting = null
        for (const socket of unanswered) socket.destroy()
      })
    },
    consent(authorizationUrl, email, claims) {
      const { searchParams } = new URL(authorizationUrl)
      const code = `code-${consents.size}`
      consents.set(code, {
        challenge: searchParams.get('code_challenge') ?? '',
        token: idToken(email, searchParams.get('nonce') ?? '', claims),
      })
      return code
    },
  }
}
