import type { Switch, SwitchChangeInput } from '@kaadi/contract/switches'
import { hasCode } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { instantIn } from '../../platform/forms/ends.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'

export interface Closing {
  readonly reason: string
  /** Minutes from now; empty where nobody knows. */
  readonly minutes: string
}

export interface SwitchState {
  readonly form: Form<Closing>
  /** Whether a closing waits for a yes. */
  readonly isAsked: boolean
  readonly isBusy: boolean
  readonly problem: unknown
  readonly onCancel: () => void
  readonly onClose: () => void
  readonly onOpen: () => void
}

const nothing: Closing = { reason: '', minutes: '' }

/** One switch: what is written and refused here belongs to it alone. */
export function useSwitch(shown: Switch): SwitchState {
  const client = useClient()
  const queries = useQueryClient()
  const { queryKey } = useReads().switches.list()
  // With the switch as it was looked at: what somebody else does while the question stands is not undone by a yes.
  const [asked, setAsked] = useState<SwitchChangeInput>()
  const action = useAction(async (body: SwitchChangeInput, idempotencyKey) => {
    try {
      queries.setQueryData(queryKey, await client.switches.set({ body, idempotencyKey, quiet: true }))
    } catch (error) {
      if (hasCode(error, 'changeStale', 'payoutsStopped')) void queries.invalidateQueries({ queryKey })
      throw error
    }
    return true
  })
  const form = useForm({
    initial: nothing,
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('Say why, in a few words.') : undefined }),
    onSubmit: (closing) => setAsked({ ...asSeen(shown), isOpen: false, ...toWire(closing) }),
  })
  const set = async (body: SwitchChangeInput) => {
    const isDone = await action.run(body)
    setAsked(undefined)
    if (isDone) form.reset()
  }
  return {
    form,
    isAsked: asked !== undefined,
    isBusy: action.isRunning,
    problem: action.error,
    onCancel: () => setAsked(undefined),
    onClose: () => asked && void set(asked),
    onOpen: () => void set({ ...asSeen(shown), isOpen: true }),
  }
}

const asSeen = ({ name, subject, isOpen, changeTime }: Switch) => ({
  name,
  ...(subject !== '' && { subject }),
  before: { isOpen, changeTime },
})

const toWire = ({ reason, minutes }: Closing) => ({
  reason: reason.trim(),
  reopensTime: minutes === '' ? null : instantIn(Number(minutes)),
})
