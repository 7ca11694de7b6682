import { type AuthenticatorKey, type TwoFactorStatus, twoFactor } from '@kaadi/contract/two-factor'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'

/** What the screen is at: the switch itself, a key for the app, new recovery codes, or the way to turn it off. */
export type TwoFactorStep =
  | { readonly at: 'status' }
  | { readonly at: 'password'; readonly wish: 'turnOn' | 'turnOff' }
  | { readonly at: 'key'; readonly key: AuthenticatorKey }
  | { readonly at: 'codes'; readonly recoveryCodes: readonly string[] }

export interface TwoFactor {
  readonly status: TwoFactorStatus | undefined
  readonly hasPasskey: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly step: TwoFactorStep
  readonly email: string | undefined
  readonly password: Form<{ password: string }>
  readonly appCode: {
    readonly value: string
    readonly error: string | undefined
    readonly set: (code: string) => void
  }
  readonly isBusy: boolean
  readonly onWish: (wish: 'turnOn' | 'turnOff') => void
  readonly onConfirm: (code: string) => void
  readonly onRenew: () => void
  readonly onLeave: () => void
}

const atStatus: TwoFactorStep = { at: 'status' }

/** Turns two-factor sign-in on and off, and makes new recovery codes. */
export const useTwoFactor = (onTurnedOff: () => void): TwoFactor => {
  const { client, reads } = useLateCalls({ twoFactor })
  const queries = useQueryClient()
  const { user, refreshUser } = useSession()
  const query = reads.twoFactor.status()
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const [step, setStep] = useState<TwoFactorStep>(atStatus)
  const [code, setCode] = useState({ value: '', error: undefined as string | undefined })

  const changed = () => {
    refreshUser()
    return queries.invalidateQueries({ queryKey: query.queryKey })
  }
  const refusePassword = (refused: unknown) => {
    if (hasCode(refused, 'badCredentials')) password.fail('password', t('This is not your password.'))
    else if (!hasCode(refused, 'secondFactorNeeded')) password.fail('password', sayError(refused))
    throw refused
  }
  const begin = useAction((body: { password: string }) =>
    client.twoFactor.begin({ body, quiet: true }).catch(refusePassword),
  )
  const turnOff = useAction((body: { password: string }) =>
    client.twoFactor.turnOff({ body, quiet: true }).then(() => true, refusePassword),
  )
  const confirm = useAction((value: string) =>
    client.twoFactor.confirm({ body: { code: value }, quiet: true }).catch((refused: unknown) => {
      setCode({ value, error: sayError(refused) })
      throw refused
    }),
  )
  const renew = useAction(() => client.twoFactor.renewRecoveryCodes())

  const password = useForm({
    initial: { password: '' },
    check: (values) => ({ password: values.password === '' ? t('Enter your password.') : undefined }),
    onSubmit: async (values) => {
      const { passwordHash } = await import('@kaadi/core/crypto')
      const body = { password: passwordHash(user?.username ?? '', values.password) }
      if (step.at === 'password' && step.wish === 'turnOff') {
        if (!(await turnOff.run(body))) return
        await changed()
        setStep(atStatus)
        onTurnedOff()
      } else {
        const key = await begin.run(body)
        if (!key) return
        setStep({ at: 'key', key })
      }
      password.field('password').set('')
    },
  })

  return {
    status: data,
    hasPasskey: user?.twoFactor === true && data?.isOn === false,
    error,
    onRetry: () => void refetch(),
    step,
    email: user?.email,
    password,
    appCode: { ...code, set: (value) => setCode({ value, error: undefined }) },
    isBusy: begin.isRunning || turnOff.isRunning || confirm.isRunning || renew.isRunning,
    onWish: (wish) => setStep({ at: 'password', wish }),
    onConfirm: async (value) => {
      const given = await confirm.run(value)
      if (!given) return
      setStep({ at: 'codes', recoveryCodes: given.recoveryCodes })
      await changed()
    },
    onRenew: async () => {
      const given = await renew.run(undefined)
      if (given) setStep({ at: 'codes', recoveryCodes: given.recoveryCodes })
      await changed()
    },
    onLeave: () => {
      setCode({ value: '', error: undefined })
      setStep(atStatus)
    },
  }
}
