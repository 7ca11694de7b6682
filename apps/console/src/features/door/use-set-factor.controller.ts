import type { OperatorSelf } from '@kaadi/contract/operators'
import type { AuthenticatorKey } from '@kaadi/contract/two-factor'
import { passwordHash } from '@kaadi/core/crypto'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'

/** What it is at: the password first, then the app, then the codes for the day without it. */
export type FactorStep =
  | { readonly at: 'password' }
  | { readonly at: 'key'; readonly key: AuthenticatorKey }
  | { readonly at: 'codes'; readonly recoveryCodes: readonly string[] }

export interface FactorSetup {
  readonly step: FactorStep
  readonly password: Form<{ password: string }>
  readonly code: {
    readonly value: string
    readonly error: string | undefined
    readonly set: (code: string) => void
  }
  readonly isBusy: boolean
  readonly onConfirm: (code: string) => void
  readonly onDone: () => void
  readonly onSignOut: () => void
}

export function useSetFactor(operator: OperatorSelf): FactorSetup {
  const client = useClient()
  const { session } = usePlatform()
  const [step, setStep] = useState<FactorStep>({ at: 'password' })
  const [code, setCode] = useState({ value: '', error: undefined as string | undefined })
  const begin = useAction((body: { password: string }) =>
    client.operatorFactor.begin({ body, quiet: true }).catch((refused: unknown) => {
      password.fail(
        'password',
        hasCode(refused, 'badCredentials') ? t('This is not your password.') : sayError(refused),
      )
      throw refused
    }),
  )
  const confirm = useAction((value: string) =>
    client.operatorFactor.confirm({ body: { code: value }, quiet: true }).catch((refused: unknown) => {
      setCode({ value, error: sayError(refused) })
      throw refused
    }),
  )
  const password = useForm({
    initial: { password: '' },
    check: (values) => ({ password: values.password === '' ? t('Enter your password.') : undefined }),
    onSubmit: async (values) => {
      const key = await begin.run({ password: passwordHash(operator.email, values.password) })
      if (key) setStep({ at: 'key', key })
    },
  })
  return {
    step,
    password,
    code: { ...code, set: (value) => setCode({ value, error: undefined }) },
    isBusy: begin.isRunning || confirm.isRunning,
    onConfirm: async (value) => {
      const given = await confirm.run(value)
      if (given) setStep({ at: 'codes', recoveryCodes: given.recoveryCodes })
    },
    onDone: session.lookAgain,
    onSignOut: () => void session.signOut(),
  }
}
