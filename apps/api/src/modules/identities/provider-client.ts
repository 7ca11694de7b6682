import type { IdentityReturned } from '@kaadi/contract/identities'
import * as oidc from 'openid-client'
import type { Config, ProviderConfig } from '../../config.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { publicAddress } from '../../http/public-address.ts'

/** What a sign-in keeps to itself until the page comes back. */
export interface Secrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Talks to the OpenID Connect provider of the configuration. */
export interface ProviderClient {
  readonly name: string
  readonly issuer: string
  readonly addressOf: (secrets: Secrets) => Promise<string>
  /** Whom the provider let in. */
  readonly subjectOf: (returned: IdentityReturned, secrets: Secrets) => Promise<string>
}

/** Of each of its answers; a sign-in needs two or three, and has four seconds. */
const timeoutSeconds = 1

export function createProviderClient(config: Config, provider: ProviderConfig): ProviderClient {
  const { issuer, clientId, clientSecret, name } = provider
  const redirectUri = `${publicAddress(config)}/login`
  let discovered: Promise<oidc.Configuration> | undefined

  const discover = (): Promise<oidc.Configuration> => {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: timeoutSeconds,
        // The signature of what it says is looked at, though it comes over the provider's own line.
        execute: [
          oidc.enableNonRepudiationChecks,
          // The configuration lets nothing but https in where it matters.
          ...(new URL(issuer).protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovered = undefined
        throw error
      })
    return discovered
  }

  return {
    name,
    issuer,
    addressOf: async ({ state, nonce, codeVerifier }) => {
      const found = await discover().catch(unusable)
      const url = oidc.buildAuthorizationUrl(found, {
        redirect_uri: redirectUri,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    subjectOf: async (returned, { state, nonce, codeVerifier }) => {
      const found = await discover().catch(unusable)
      const back = new URL(redirectUri)
      for (const [part, value] of Object.entries(returned))
        if (typeof value === 'string') back.searchParams.set(part, value)
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }
      const tokens = await oidc.authorizationCodeGrant(found, back, checks).catch(refused)
      const claims = tokens.claims()
      return claims ? claims.sub : unusable(undefined)
    },
  }
}

/** It said no, it does not know the code, or it talks nonsense: three different things to the person. */
function refused(error: unknown): never {
  if (error instanceof oidc.AuthorizationResponseError) throw new DomainError('identityRefused')
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant')
    throw new DomainError('identityExpired', { cause: error })
  return unusable(error)
}

function unusable(cause: unknown): never {
  throw new DomainError('providerUnusable', { cause })
}
