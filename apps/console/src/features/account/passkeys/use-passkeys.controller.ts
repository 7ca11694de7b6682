import { type Passkey, passkeyNameLongest } from '@kaadi/contract/passkeys'
import { passwordHash } from '@kaadi/core/crypto'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayError } from '../../../platform/net/say-error.ts'
import { useClient, useReads } from '../../../platform/net/use-client.ts'

/** What is done to the list: nothing, another passkey, or one less. */
export type PasskeysStep =
  | { readonly at: 'list' }
  | { readonly at: 'add' }
  | { readonly at: 'remove'; readonly passkey: Passkey }

export interface PasskeyValues {
  readonly name: string
  readonly password: string
  readonly code: string
}

export interface PasskeysState {
  readonly list: readonly Passkey[] | undefined
  readonly error: unknown
  readonly step: PasskeysStep
  readonly form: Form<PasskeyValues>
  /** What is wrong, where it belongs to no field. */
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly onStep: (step: PasskeysStep) => void
}

/** The own passkeys: added and removed with the password and, of who has an app, a code of it. */
export function usePasskeys(email: string, hasApp: boolean): PasskeysState {
  const client = useClient()
  const query = useReads().operatorFactor.passkeys()
  const queries = useQueryClient()
  const { data, error } = useQuery(query)
  const [step, setStep] = useState<PasskeysStep>({ at: 'list' })
  const [problem, setProblem] = useState<string>()

  const go = (next: PasskeysStep) => {
    for (const name of ['password', 'code'] as const) form.field(name).set('')
    form.field('name').set(next.at === 'add' ? t('This device') : '')
    setProblem(undefined)
    setStep(next)
  }
  const proofOf = ({ password, code }: PasskeyValues) => ({
    password: passwordHash(email, password),
    ...(hasApp && { factor: code.trim() }),
  })
  const refuse = (refused: unknown) => {
    if (hasCode(refused, 'badCredentials')) form.fail('password', t('This is not your password.'))
    else if (hasCode(refused, 'wrongSecondFactor')) form.fail('code', sayError(refused))
    else setProblem(sayError(refused))
    throw refused
  }
  const add = useAction(async (values: PasskeyValues, idempotencyKey) => {
    const begun = await client.operatorFactor
      .beginPasskey({ body: proofOf(values), quiet: true })
      .catch(refuse)
    const { makePasskey } = await import('@kaadi/react/passkeys')
    const made = await makePasskey(begun, values.name.trim())
    if (!made) return void setProblem(t('Your device made no passkey. Enter a fresh code and try again.'))
    return client.operatorFactor.addPasskey({ body: made, idempotencyKey, quiet: true }).catch(refuse)
  })
  const remove = useAction((body: { id: Passkey['id']; values: PasskeyValues }) =>
    client.operatorFactor
      .removePasskey({ body: { id: body.id, ...proofOf(body.values) }, quiet: true })
      .catch(refuse),
  )
  const form = useForm<PasskeyValues>({
    initial: { name: '', password: '', code: '' },
    check: ({ name, password, code }) => ({
      name: step.at === 'add' ? nameFault(name) : undefined,
      password: password === '' ? t('Enter your password.') : undefined,
      code: hasApp && !/^\d{6}$/.test(code.trim()) ? t('Enter the 6 digits of your app.') : undefined,
    }),
    onSubmit: async (values) => {
      setProblem(undefined)
      const list =
        step.at === 'remove' ? await remove.run({ id: step.passkey.id, values }) : await add.run(values)
      if (!list) return
      queries.setQueryData(query.queryKey, list)
      go({ at: 'list' })
    },
  })

  return {
    list: data,
    error,
    step,
    form,
    problem,
    isBusy: add.isRunning || remove.isRunning,
    onStep: go,
  }
}

function nameFault(name: string): string | undefined {
  if (name.trim() === '') return t('Give it a name.')
  return name.trim().length > passkeyNameLongest
    ? t('Use {count} letters at most.', { count: passkeyNameLongest })
    : undefined
}
