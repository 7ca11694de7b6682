import { type Passkey, passkeys } from '@kaadi/contract/passkeys'
import { twoFactor } from '@kaadi/contract/two-factor'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'
import { nameAt, nameFault, type PasskeysStep, type PasskeyValues } from './passkeys-step.ts'

export interface Passkeys {
  readonly list: readonly Passkey[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly step: PasskeysStep
  readonly form: Form<PasskeyValues>
  readonly email: string | undefined
  /** What is wrong, where it belongs to no field. */
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly onStep: (step: PasskeysStep) => void
  readonly onRenewCodes: () => void
}

const atList: PasskeysStep = { at: 'list' }

/** Adds, names and removes the passkeys of the account. */
export const usePasskeys = (onDone: (what: 'added' | 'renamed' | 'removed') => void): Passkeys => {
  const { client, reads } = useLateCalls({ passkeys, twoFactor })
  const queries = useQueryClient()
  const { user, refreshUser } = useSession()
  const query = reads.passkeys.list()
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const [step, setStep] = useState<PasskeysStep>(atList)
  const [problem, setProblem] = useState<string>()

  const keep = (list: Passkey[], next: PasskeysStep = atList) => {
    queries.setQueryData(query.queryKey, list)
    refreshUser()
    go(next)
  }
  const go = (next: PasskeysStep) => {
    form.field('password').set('')
    form.field('name').set(nameAt(next))
    setProblem(undefined)
    setStep(next)
  }
  const refuse = (refused: unknown) => {
    if (hasCode(refused, 'badCredentials')) form.fail('password', t('This is not your password.'))
    else if (!hasCode(refused, 'secondFactorNeeded')) setProblem(sayError(refused))
    throw refused
  }
  const hashed = async (password: string) => {
    const { passwordHash } = await import('@kaadi/core/crypto')
    return passwordHash(user?.username ?? '', password)
  }
  const add = useAction(async ({ name, password }: PasskeyValues, idempotencyKey) => {
    const begun = await client.passkeys
      .begin({ body: { password: await hashed(password) }, quiet: true })
      .catch(refuse)
    const { makePasskey } = await import('@kaadi/react/passkeys')
    const body = begun && (await makePasskey(begun, name))
    if (!body) return setProblem(t('Nothing came from your device. Is its lock set, and is it new here?'))
    const added = await client.passkeys.add({ body, idempotencyKey, quiet: true }).catch(refuse)
    if (!added) return undefined
    const { recoveryCodes } = added
    keep(added.passkeys, recoveryCodes ? { at: 'codes', recoveryCodes } : atList)
    onDone('added')
  })
  const rename = useAction(({ id, name }: { id: Passkey['id']; name: string }) =>
    client.passkeys.rename({ body: { id, name }, quiet: true }).catch(refuse),
  )
  const remove = useAction(async ({ id, password }: { id: Passkey['id']; password: string }) => {
    const body = { id, password: await hashed(password) }
    return client.passkeys.remove({ body, quiet: true }).catch(refuse)
  })
  const renew = useAction(() => client.twoFactor.renewRecoveryCodes())

  const form = useForm<PasskeyValues>({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      name: step.at === 'remove' ? undefined : nameFault(name),
      password: step.at !== 'rename' && password === '' ? t('Enter your password.') : undefined,
    }),
    onSubmit: async ({ name, password }) => {
      setProblem(undefined)
      if (step.at === 'add') return void (await add.run({ name: name.trim(), password }))
      if (step.at === 'rename') {
        const list = await rename.run({ id: step.passkey.id, name: name.trim() })
        if (!list) return
        keep(list)
        onDone('renamed')
      }
      if (step.at === 'remove') {
        const list = await remove.run({ id: step.passkey.id, password })
        if (!list) return
        keep(list)
        onDone('removed')
      }
    },
  })

  return {
    list: data,
    error,
    onRetry: () => void refetch(),
    step,
    form,
    email: user?.email,
    problem,
    isBusy: add.isRunning || rename.isRunning || remove.isRunning || renew.isRunning,
    onStep: go,
    onRenewCodes: async () => {
      const given = await renew.run(undefined)
      if (given) setStep({ at: 'codes', recoveryCodes: given.recoveryCodes })
    },
  }
}
