import { verificationCodeLength } from '@kaadi/contract/constants'
import type { SessionEnd } from '@kaadi/core/machines'
import { type Form, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { factorFault } from '../../platform/credentials/factor-field.tsx'
import { emailFault } from '../../platform/forms/email.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useSignInRefused } from '../../platform/session/use-sign-in-refused.ts'
import { sayError } from '../../platform/words/say-error.ts'
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
  readonly needsFactor: boolean
  /** A recovery code in place of the app's. */
  readonly isRecovery: boolean
  readonly onSwitchFactor: () => void
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
  const [needsFactor, setNeedsFactor] = useState(false)
  const [isRecovery, setRecovery] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)

  const form = useForm<SignInValues>({
    initial: { email: '', password: '', code: '', factor: '', keep: true },
    check: ({ email, password, code, factor }) => ({
      email: emailFault(email),
      password: password === '' ? t('Enter your password.') : undefined,
      code:
        needsCode && code.length < verificationCodeLength
          ? t('Enter the {count} digits we mailed you.', { count: verificationCodeLength })
          : undefined,
      factor: needsFactor ? factorFault(factor, isRecovery) : undefined,
    }),
    onSubmit: ({ email, password, code, factor, keep }) => {
      if (session.isSigningIn) return
      setProblem(undefined)
      setAttempts(attempts + 1)
      session.signIn({
        username: email.trim(),
        password,
        keep,
        ...(needsCode && { code }),
        ...(needsFactor && { factor }),
      })
    },
  })

  useSignInRefused((error) => {
    if (attempts === 0) return
    const refusal = readSignInRefusal(error, { code: needsCode, factor: needsFactor })
    if (!refusal.isNextStep) toaster.fail(sayError(error))
    setNeedsCode(refusal.needsCode)
    setNeedsFactor(refusal.needsFactor)
    if (refusal.isNextStep) form.focus('factor')
    else if (refusal.at === 'form') setProblem(refusal.message)
    else form.fail(refusal.at, refusal.message)
  })

  return {
    form,
    isBusy: session.isSigningIn,
    needsCode,
    needsFactor,
    isRecovery,
    onSwitchFactor: () => {
      form.field('factor').set('')
      setRecovery(!isRecovery)
    },
    onOtherAccount: () => {
      form.field('factor').set('')
      form.field('password').set('')
      setProblem(undefined)
      setNeedsFactor(false)
    },
    problem,
    end: session.end,
  }
}
