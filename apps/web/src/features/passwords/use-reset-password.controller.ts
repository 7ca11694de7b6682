import { verificationCodeLength } from '@kaadi/contract/constants'
import type { ResetPasswordRequest } from '@kaadi/contract/users'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { passwordFault } from '../../platform/credentials/password-strength.ts'
import {
  sendCodeInto,
  useVerificationCode,
  type VerificationCode,
} from '../../platform/credentials/use-verification-code.ts'
import { emailFault } from '../../platform/forms/email.ts'
import { isAboutField } from '../../platform/forms/field-refusal.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'
import type { ResetLink } from './reset-link.ts'

export interface ResetValues {
  readonly email: string
  readonly code: string
  readonly password: string
}

export interface ResetPassword {
  readonly form: Form<ResetValues>
  /** `address`: whose password; `code`: the code from the mail and the new password; `link`: the code came with the link. */
  readonly step: 'address' | 'code' | 'link'
  readonly code: VerificationCode
  readonly isBusy: boolean
  /** What the service said about no field. */
  readonly problem: string | undefined
  /** The link was used, has run out, or a newer mail was asked for. */
  readonly isLinkDead: boolean
  readonly onSendAgain: () => void
  readonly onOtherAddress: () => void
  /** Until when withdrawals wait, once the password is saved; null where they do not. */
  readonly saved: { readonly heldUntil: string | null } | undefined
  /** The password is saved, but the sign-in with it was refused. */
  readonly isLeftAtLogin: boolean
}

/** A forgotten password, set anew by a mailed code, and the sign-in with it. */
export const useResetPassword = (link: ResetLink | undefined): ResetPassword => {
  const client = useClient()
  const session = useSession()
  const code = useVerificationCode('resetPassword')
  const [step, setStep] = useState<ResetPassword['step']>(link ? 'link' : 'address')
  const [problem, setProblem] = useState<string>()
  const [isLinkDead, setLinkDead] = useState(false)
  const [saved, setSaved] = useState<ResetPassword['saved']>()

  const { run, isRunning } = useAction((body: ResetPasswordRequest, idempotencyKey) =>
    client.users.resetPassword({ body, idempotencyKey, quiet: true }).catch((error: unknown) => {
      if (hasCode(error, 'badVerificationCode') && step === 'link') setLinkDead(true)
      else if (hasCode(error, 'badVerificationCode')) form.fail('code', code.sayRefusal(error))
      else if (hasCode(error, 'weakPassword')) form.fail('password', sayError(error))
      else if (isAboutField(error, 'password'))
        form.fail('password', t('Choose one that you do not have now.'))
      else setProblem(sayError(error))
      throw error
    }),
  )

  const send = async (email: string) => {
    if (await sendCodeInto(form, code, email)) setStep('code')
  }
  const save = async ({ email: given, code: typed, password }: ResetValues) => {
    const { passwordHash } = await import('@kaadi/core/crypto')
    const email = given.trim()
    const reply = await run({ email, code: typed, password: passwordHash(email, password) })
    if (!reply) return
    setSaved({ heldUntil: reply.withdrawalsHeldUntil })
    session.signIn({ username: email, password, keep: true })
  }

  const form = useForm<ResetValues>({
    initial: { email: link?.email ?? '', code: link?.code ?? '', password: '' },
    check: (values) => ({
      email: emailFault(values.email),
      ...(step !== 'address' && {
        code:
          values.code.length < verificationCodeLength
            ? t('Enter the {count} digits we mailed you.', { count: verificationCodeLength })
            : undefined,
        password: passwordFault(values.password, values.email),
      }),
    }),
    onSubmit: (values) => {
      setProblem(undefined)
      return step === 'address' ? send(values.email.trim()) : save(values)
    },
  })

  const [isLeftAtLogin, setLeftAtLogin] = useState(false)
  if (!isLeftAtLogin && saved && session.error !== undefined && !session.isSignedIn) setLeftAtLogin(true)

  return {
    form,
    step,
    code,
    isBusy: isRunning || code.isSending || session.isSigningIn || (saved !== undefined && !isLeftAtLogin),
    problem,
    isLinkDead,
    onSendAgain: () => {
      setLinkDead(false)
      form.clear('code')
      void send(form.values.email.trim())
    },
    onOtherAddress: () => {
      form.clear('code')
      setStep('address')
    },
    saved,
    isLeftAtLogin,
  }
}
