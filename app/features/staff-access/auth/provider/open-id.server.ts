import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { App } from '#app/platform/context.server.ts'
import { claimsMultiFactor } from './multi-factor.ts'
import { recordProviderFactors } from './provider-factors.server.ts'
import { withTimeout } from './timeout.server.ts'

const PROVIDER_ID = 'oidc'

/**
 * Configuration of the OpenID provider. Discovery is one request when the library is created; PKCE is the
 * library's default. A provider that does not return tokens or user data in time is treated as a rejection,
 * because the library has no timeout.
 */
export function openIdProvider({ env }: App) {
  const acrs = env.OIDC_MULTI_FACTOR_ACR
  const plugin = genericOAuth({
    config: [
      {
        providerId: PROVIDER_ID,
        discoveryUrl: `${env.OIDC_ISSUER?.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId: env.OIDC_CLIENT_ID ?? '',
        clientSecret: env.OIDC_CLIENT_SECRET ?? '',
        scopes: ['openid', 'email', 'profile'],
        ...(acrs.length > 0 ? { authorizationUrlParams: { acr_values: acrs.join(' ') } } : {}),
        requireIdTokenVerification: true,
        disableSignUp: true,
        // Called with the claims of a verified token before the session is created.
        mapProfileToUser(claims) {
          recordProviderFactors(claimsMultiFactor(claims, acrs) ? 'several' : 'one')
          return {}
        },
      },
    ],
  })
  return {
    ...plugin,
    async init(context: Parameters<typeof plugin.init>[0]) {
      const { socialProviders } = (await plugin.init(context)).context
      return { context: { socialProviders: socialProviders.map(hurried) } }
    },
  }
}

type Provider = Awaited<
  ReturnType<ReturnType<typeof genericOAuth>['init']>
>['context']['socialProviders'][number]

function hurried(provider: Provider): Provider {
  return {
    ...provider,
    validateAuthorizationCode: (code) => withTimeout(provider.validateAuthorizationCode(code)),
    getUserInfo: (tokens) => withTimeout(provider.getUserInfo(tokens)),
  }
}
