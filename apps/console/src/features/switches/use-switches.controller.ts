import type { Switch, SwitchChange } from '@kaadi/contract/switches'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useReads } from '../../platform/net/use-client.ts'

export interface Closing {
  readonly reason: string
  /** Minutes from now; empty where nobody knows. */
  readonly minutes: string
}

export interface SwitchesState {
  /** Undefined until it is known. */
  readonly service: Switch | undefined
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

/** The switch of the whole service. */
export function useSwitches(): SwitchesState {
  const client = useClient()
  const queries = useQueryClient()
  const query = useReads().switches.list()
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: 15_000 })
  const [asked, setAsked] = useState<Closing>()
  const action = useAction((body: SwitchChange, idempotencyKey) =>
    client.switches.set({ body, idempotencyKey, quiet: true }),
  )
  const set = async (body: SwitchChange) => {
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
  return {
    service: data?.find(({ name }) => name === 'service'),
    error,
    onRetry: () => void refetch(),
    form,
    asked,
    isBusy: action.isRunning,
    problem: action.error,
    onCancel: () => setAsked(undefined),
    onClose: () => asked && void set({ name: 'service', isOpen: false, ...toWire(asked) }),
    onOpen: () => void set({ name: 'service', isOpen: true }),
  }
}

const toWire = ({ reason, minutes }: Closing) => ({
  reason: reason.trim(),
  reopensTime: minutes === '' ? null : new Date(Date.now() + Number(minutes) * 60_000).toISOString(),
})
