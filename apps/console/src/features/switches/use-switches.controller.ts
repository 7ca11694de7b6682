import type { Switch, SwitchChangeInput } from '@kaadi/contract/switches'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { keyOf } from './switch-words.ts'

export interface Closing {
  readonly reason: string
  /** Minutes from now; empty where nobody knows. */
  readonly minutes: string
}

export interface SwitchesState {
  /** Undefined until it is known. */
  readonly chosen: Switch | undefined
  readonly all: readonly Switch[]
  readonly onChoose: (key: string) => void
  readonly error: unknown
  readonly onRetry: () => void
  readonly form: Form<Closing>
  /** The closing that waits for a yes. */
  readonly asked: Closing | undefined
  readonly isBusy: boolean
  readonly problem: unknown
  readonly onCancel: () => void
  readonly onClose: () => void
  readonly onOpen: () => void
}

const nothing: Closing = { reason: '', minutes: '' }

/** All switches, and the one that the address names: the whole service where it names none. */
export function useSwitches(): SwitchesState {
  const client = useClient()
  const queries = useQueryClient()
  const query = useReads().switches.list()
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: 15_000 })
  const address = useListAddress()
  const [asked, setAsked] = useState<Closing>()
  const action = useAction((body: SwitchChangeInput, idempotencyKey) =>
    client.switches.set({ body, idempotencyKey, quiet: true }),
  )
  const set = async (body: SwitchChangeInput) => {
    const after = await action.run(body)
    setAsked(undefined)
    if (!after) return
    queries.setQueryData(query.queryKey, after)
    form.field('reason').set('')
    form.field('minutes').set('')
  }
  const form = useForm({
    initial: nothing,
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('Say why, in a few words.') : undefined }),
    onSubmit: setAsked,
  })
  const wanted = address.get('of')
  const chosen = data?.find((one) => keyOf(one) === wanted) ?? data?.find(({ name }) => name === 'service')
  const which = chosen && { name: chosen.name, ...(chosen.subject !== '' && { subject: chosen.subject }) }
  return {
    chosen,
    all: data ?? [],
    onChoose: (key) => {
      setAsked(undefined)
      address.change({ of: key === 'service' ? null : key })
    },
    error,
    onRetry: () => void refetch(),
    form,
    asked,
    isBusy: action.isRunning,
    problem: action.error,
    onCancel: () => setAsked(undefined),
    onClose: () => asked && which && void set({ ...which, isOpen: false, ...toWire(asked) }),
    onOpen: () => which && void set({ ...which, isOpen: true }),
  }
}

const toWire = ({ reason, minutes }: Closing) => ({
  reason: reason.trim(),
  reopensTime: minutes === '' ? null : new Date(Date.now() + Number(minutes) * 60_000).toISOString(),
})
