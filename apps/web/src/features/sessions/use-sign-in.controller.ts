import { verificationCodeLength } from '@kaadi/contract/constants'
import type { FactorChallenge, PasskeyRequest } from '@kaadi/contract/passkeys'
import type { SessionEnd } from '@kaadi/core/machines'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { factorFault } from '../../platform/credentials/factor-field.tsx'
import { appAlone, type FactorWay, passkeyNotProved, waysOf } from '../../platform/credentials/factor-way.ts'
import { emailFault } from '../../platform/forms/email.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useSignInRefused } from '../../platform/session/use-sign-in-refused.ts'
import { sayError } from '../../platform/words/say-error.ts'
import { restOfLanguage } from '../../platform/words/speak-language.ts'
import { readSignInRefusal } from './sign-in-refusal.ts'

export interface SignInValues {
  readonly email: string
  readonly password: string
  readonly code: string
  readonly factor: string
  readonly keep: boolean
}

export interface SignIn {
  readonly form: Form<SignInValues>
  readonly isBusy: boolean
  readonly needsCode: boolean
  /** How the second factor is asked for, where it is. */
  readonly challenge: FactorChallenge | undefined
  readonly way: FactorWay
  readonly onWay: (way: FactorWay) => void
  /** Back to email and password. */
  readonly onOtherAccount: () => void
  /** What is wrong with the attempt as a whole. */
  readonly problem: string | undefined
  /** How the session before this ended. */
  readonly end: SessionEnd | undefined
}

/** The sign-in form on the page's session. */
export const useSignIn = (): SignIn => {
  const session = useSession()
  const toaster = useToaster()
  const [needsCode, setNeedsCode] = useState(false)
  const [challenge, setChallenge] = useState<FactorChallenge>()
  const [chosen, setWay] = useState<FactorWay>()
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)

  const ways = waysOf(challenge ?? appAlone)
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]!
  const passkey = useAction(async (request: PasskeyRequest) => {
    const { provePasskey } = await import('@kaadi/react/passkeys')
    return provePasskey(request)
  })

  const form = useForm<SignInValues>({
    initial: { email: '', password: '', code: '', factor: '', keep: true },
    check: ({ email, password, code, factor }) => ({
      email: emailFault(email),
      password: password === '' ? t('Enter your password.') : undefined,
      code:
        needsCode && code.length < verificationCodeLength
          ? t('Enter the {count} digits we mailed you.', { count: verificationCodeLength })
          : undefined,
      factor: challenge && way !== 'passkey' ? factorFault(factor, way === 'recovery') : undefined,
    }),
    onSubmit: async ({ email, password, code, factor, keep }) => {
      if (session.isSigningIn || passkey.isRunning) return
      setProblem(undefined)
      // A second factor is asked for in words of the rest.
      void restOfLanguage()
      const request = way === 'passkey' ? challenge?.passkey : undefined
      const proof = request && (await passkey.run(request))
      if (request && !proof) return setProblem(passkeyNotProved())
      setAttempts(attempts + 1)
      session.signIn({
        username: email.trim(),
        password,
        keep,
        ...(needsCode && { code }),
        ...(proof ? { passkey: proof } : challenge && { factor }),
      })
    },
  })

  useSignInRefused((error) => {
    if (attempts === 0) return
    const refusal = readSignInRefusal(error, { code: needsCode, factor: challenge })
    if (!refusal.isNextStep) toaster.fail(sayError(error))
    setNeedsCode(refusal.needsCode)
    setChallenge(refusal.factor)
    if (refusal.isNextStep) {
      if (!refusal.factor?.passkey) form.focus('factor')
    } else if (refusal.at === 'form') setProblem(refusal.message)
    else form.fail(refusal.at, refusal.message)
  })

  return {
    form,
    isBusy: session.isSigningIn || passkey.isRunning,
    needsCode,
    challenge,
    way,
    onWay: (next) => {
      form.field('factor').set('')
      setProblem(undefined)
      setWay(next)
    },
    onOtherAccount: () => {
      form.field('factor').set('')
      form.field('password').set('')
      setProblem(undefined)
      setChallenge(undefined)
    },
    problem,
    end: session.end,
  }
}
