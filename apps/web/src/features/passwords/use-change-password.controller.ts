import { verificationCodeLength } from '@kaadi/contract/constants'
import type { ChangePasswordRequest, PasswordChanged } from '@kaadi/contract/users'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordFault } from '../../platform/credentials/password-strength.ts'
import {
  sendCodeInto,
  useVerificationCode,
  type VerificationCode,
} from '../../platform/credentials/use-verification-code.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface ChangeValues {
  readonly oldPassword: string
  readonly code: string
  readonly password: string
}

export interface ChangePassword {
  readonly form: Form<ChangeValues>
  /** Undefined until it is known whose account it is. */
  readonly email: string | undefined
  readonly code: VerificationCode
  readonly onSend: () => void
  readonly isBusy: boolean
  /** What the service said about no field. */
  readonly problem: string | undefined
}

const fieldOfRefusal = (error: unknown): keyof ChangeValues | undefined => {
  if (hasCode(error, 'badCredentials')) return 'oldPassword'
  if (hasCode(error, 'badVerificationCode')) return 'code'
  if (hasCode(error, 'weakPassword')) return 'password'
  return undefined
}

const sayRefusal = (error: unknown): string =>
  hasCode(error, 'badCredentials') ? t('This is not your password.') : sayError(error)

/** Another password for who is signed in. */
export const useChangePassword = (onSaved: (changed: PasswordChanged) => void): ChangePassword => {
  const client = useClient()
  const queries = useQueryClient()
  const { user } = useSession()
  const email = user?.email
  const code = useVerificationCode('changePassword')
  const [problem, setProblem] = useState<string>()
  const { run, isRunning } = useAction((body: ChangePasswordRequest, idempotencyKey) =>
    client.users.changePassword({ body, idempotencyKey, quiet: true }).catch((error: unknown) => {
      const field = fieldOfRefusal(error)
      if (field) form.fail(field, field === 'code' ? code.sayRefusal(error) : sayRefusal(error))
      else setProblem(sayError(error))
      throw error
    }),
  )
  const form = useForm<ChangeValues>({
    initial: { oldPassword: '', code: '', password: '' },
    check: (values) => ({
      oldPassword: values.oldPassword === '' ? t('Enter your password.') : undefined,
      code:
        values.code.length < verificationCodeLength
          ? t('Enter the {count} digits we mailed you.', { count: verificationCodeLength })
          : undefined,
      password:
        values.password !== '' && values.password === values.oldPassword
          ? t('Choose one that you do not have now.')
          : passwordFault(values.password, email ?? ''),
    }),
    onSubmit: async ({ oldPassword, code: typed, password }) => {
      if (email === undefined) return
      setProblem(undefined)
      const { passwordHash } = await import('@kaadi/core/crypto')
      const changed = await run({
        oldPassword: passwordHash(email, oldPassword),
        code: typed,
        password: passwordHash(email, password),
      })
      if (!changed) return
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      onSaved(changed)
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
