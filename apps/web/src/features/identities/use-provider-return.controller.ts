import { type IdentityReturned, type IdentitySignIn, identities } from '@kaadi/contract/identities'
import type { FactorChallenge } from '@kaadi/contract/passkeys'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { factorFault } from '../../platform/credentials/factor-field.tsx'
import { appAlone, type FactorWay, passkeyNotProved, waysOf } from '../../platform/credentials/factor-way.ts'
import { emailFault } from '../../platform/forms/email.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { useSession } from '../../platform/session/session.ts'
import { useSignInRefused } from '../../platform/session/use-sign-in-refused.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface ProviderReturnValues {
  readonly email: string
  readonly password: string
  readonly code: string
  readonly factor: string
}

export interface ProviderReturn {
  readonly form: Form<ProviderReturnValues>
  readonly isBusy: boolean
  /** Asks for the account that the login is bound to. */
  readonly needsAccount: boolean
  readonly needsCode: boolean
  readonly challenge: FactorChallenge | undefined
  readonly way: FactorWay
  readonly onWay: (way: FactorWay) => void
  readonly problem: string | undefined
  /** It has to be begun again. */
  readonly isOver: boolean
  /** Sends what the provider gave. Once, when the page has come back. */
  readonly onReturn: () => void
}

/** Ends a sign-in at the provider: at once, or with the account to bind, or with a second factor. */
export const useProviderReturn = (ticket: string | undefined, returned: IdentityReturned): ProviderReturn => {
  const client = useClient()
  const session = useSession()
  const [needsAccount, setNeedsAccount] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [challenge, setChallenge] = useState<FactorChallenge>()
  const [chosen, setWay] = useState<FactorWay>()
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const ways = waysOf(challenge ?? appAlone)
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]!

  const send = (body: IdentitySignIn) =>
    session.signIn({
      username: '',
      password: '',
      by: (signal) => client.call(identities.signIn, { body, signal, quiet: true }),
    })

  const form = useForm<ProviderReturnValues>({
    initial: { email: '', password: '', code: '', factor: '' },
    check: ({ email, password, factor }) => ({
      email: needsAccount ? emailFault(email) : undefined,
      password: needsAccount && password === '' ? t('Enter your password.') : undefined,
      factor: challenge && way !== 'passkey' ? factorFault(factor, way === 'recovery') : undefined,
    }),
    onSubmit: async ({ email, password, code, factor }) => {
      if (session.isSigningIn || !ticket) return
      setProblem(undefined)
      const { provePasskey } = await import('@kaadi/react/passkeys')
      const request = way === 'passkey' ? challenge?.passkey : undefined
      const passkey = request ? await provePasskey(request) : undefined
      if (request && !passkey) return setProblem(passkeyNotProved())
      const { passwordHash } = await import('@kaadi/core/crypto')
      const username = email.trim()
      const account = { username, password: passwordHash(username, password), ...(needsCode && { code }) }
      send({
        ticket,
        keep: true,
        ...(needsAccount && { account }),
        ...(passkey ? { passkey } : challenge && { factor }),
      })
    },
  })

  useSignInRefused((error) => {
    setProblem(hasCode(error, 'secondFactorNeeded') ? undefined : sayError(error))
    if (hasCode(error, 'notBound')) setNeedsAccount(true)
    else if (hasCode(error, 'badVerificationCode')) setNeedsCode(error.details?.newCodeNeeded !== true)
    else if (hasCode(error, 'secondFactorNeeded', 'wrongSecondFactor', 'passkeyRefused', 'passkeyCopied'))
      setChallenge({ app: error.details?.app ?? appAlone.app, passkey: error.details?.passkey ?? null })
    else if (!hasCode(error, 'badCredentials', 'accountLocked', 'tooManyRequests')) setOver(true)
  })

  return {
    form,
    isBusy: session.isSigningIn,
    needsAccount,
    needsCode,
    challenge,
    way,
    onWay: setWay,
    problem: ticket ? problem : t('This sign-in was begun in another window. Begin again.'),
    isOver: isOver || !ticket,
    onReturn: () => ticket && send({ ticket, returned, keep: true }),
  }
}
