import { verificationCodeLength } from '@kaadi/contract/constants'
import { type PinReset, type ResetPinRequest, withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  sendCodeInto,
  useMailedCode,
  type VerificationCode,
} from '../../platform/credentials/use-verification-code.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'
import { type NewPin, newPinFaults } from './new-pin.ts'

export interface ResetPinValues extends NewPin {
  readonly password: string
  readonly code: string
}

export interface ResetPin {
  readonly form: Form<ResetPinValues>
  /** Undefined until it is known whose account it is. */
  readonly email: string | undefined
  readonly code: VerificationCode
  readonly onSend: () => void
  readonly isBusy: boolean
  /** What the service said about no field. */
  readonly problem: string | undefined
}

/** Another withdrawal password, for who has forgotten or locked the one that is set. */
export const useResetPin = (onSaved: (reset: PinReset) => void): ResetPin => {
  const { client } = useLateCalls({ withdrawalPins })
  const queries = useQueryClient()
  const { user } = useSession()
  const email = user?.email
  const code = useMailedCode((_, idempotencyKey) => client.withdrawalPins.sendCode({ idempotencyKey }))
  const [problem, setProblem] = useState<string>()
  const showRefusal = (refused: unknown): never => {
    if (hasCode(refused, 'badCredentials'))
      form.fail('password', t('This is not the password of your account.'))
    else if (hasCode(refused, 'badVerificationCode')) form.fail('code', code.sayRefusal(refused))
    else if (hasCode(refused, 'pinTooSimple')) form.fail('pin', sayError(refused))
    else setProblem(sayError(refused))
    throw refused
  }
  const { run, isRunning } = useAction((body: ResetPinRequest, idempotencyKey) =>
    client.withdrawalPins.reset({ body, idempotencyKey, quiet: true }).catch(showRefusal),
  )
  const form = useForm<ResetPinValues>({
    initial: { password: '', code: '', pin: '', pinAgain: '' },
    check: (values) => ({
      password: values.password === '' ? t('Enter your password.') : undefined,
      code:
        values.code.length < verificationCodeLength
          ? t('Enter the {count} digits we mailed you.', { count: verificationCodeLength })
          : undefined,
      ...newPinFaults(values),
    }),
    onSubmit: async ({ password, code: typed, pin }) => {
      if (email === undefined) return
      setProblem(undefined)
      const { passwordHash } = await import('@kaadi/core/crypto')
      const reset = await run({ password: passwordHash(email, password), code: typed, pin })
      if (!reset) return
      void queries.invalidateQueries({ queryKey: ['withdrawals', 'limits'] })
      onSaved(reset)
    },
  })
  return {
    form,
    email,
    code,
    onSend: () => void (email && sendCodeInto(form, code, email)),
    isBusy: isRunning,
    problem,
  }
}
