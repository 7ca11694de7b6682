import {
  type Change,
  type ChangeDraft,
  type ChangeRequest,
  type ChangeResource,
  type ChangeWeight,
  changes,
} from '@kaadi/contract/changes'
import { isClientError } from '@kaadi/core/errors'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasRole } from '../../../platform/navigation/pages.tsx'
import { useClient, useReads } from '../../../platform/net/use-client.ts'
import { useOperator } from '../../../platform/session/operator.ts'
import { fromForm, specs, startOfForm, toForm, type Values } from '../resources/index.ts'
import { type FormOutcome, outcomeOf } from './save-outcome.ts'

/** A change that was looked at and is not asked for yet. */
export interface Review {
  readonly draft: ChangeDraft
  readonly preview: {
    readonly before: Values | null
    readonly after: Values | null
    readonly weight: ChangeWeight | null
  }
}

interface Proposed {
  readonly reason: string
  /** The open change of the row that was shown beside it; undefined where there was none. */
  readonly overtakes: string | undefined
}

/** One row with its form, its changes and its history. `base` is what stands; null for a new row. */
export function useRow(resource: ChangeResource, subject: string | null, empty: Values) {
  const client = useClient()
  const queries = useQueryClient()
  const reads = useReads()
  const spec = specs[resource]
  const row = useQuery({
    ...reads.changes.row({ resource, subject: subject ?? '-' }),
    enabled: subject !== null,
  })
  const history = useQuery({
    ...reads.changes.list({ resource, subject: subject ?? '-', size: 20 }),
    enabled: subject !== null,
  })
  const operator = useOperator()
  const mayChange = operator !== undefined && hasRole(operator, changes.propose.roles)
  const [review, setReview] = useState<Review & { settle: (outcome: FormOutcome) => void }>()
  const [done, setDone] = useState<Pick<Change, 'status' | 'startTime' | 'after'>>()
  const base = subject === null ? null : ((row.data?.values as Values | undefined) ?? null)

  const renew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['changes'] }),
      queries.invalidateQueries({ queryKey: ['campaigns'] }),
    ])
  /** Looks at a change, and waits until it is asked for or left. */
  const lookAt = async (after: Values | null, startTime: string | null): Promise<FormOutcome> => {
    // The fields are the resource's own; the service checks them.
    const draft = { resource, before: base, after, startTime } as ChangeDraft
    const preview = await client.changes.preview({ body: draft, quiet: true })
    return new Promise<FormOutcome>((settle) => setReview({ draft, preview, settle }))
  }
  const look = (form: Readonly<Record<string, string | boolean>>): Promise<FormOutcome> =>
    lookAt(fromForm(spec, form, base ?? empty), startOfForm(form)).catch((error) => outcomeOf(spec, error))
  const remove = useAction((after: null) => lookAt(after, null))
  const leave = (outcome: FormOutcome) => {
    review?.settle(outcome)
    setReview(undefined)
  }
  const propose = useAction(async ({ reason, overtakes }: Proposed, idempotencyKey) => {
    try {
      const body = { ...review!.draft, reason, overtakes } as ChangeRequest
      const change = await client.changes.propose({ body, idempotencyKey, quiet: true })
      await renew()
      setDone(change)
      leave({ result: 'saved', ...(change.status !== 'applied' && base && { values: toForm(spec, base) }) })
      return change
    } catch (error) {
      if (!isClientError(error) || error.kind === 'api') {
        await renew()
        leave(outcomeOf(spec, error))
      }
      throw error
    }
  })
  const undo = useAction(
    async ({ changeId, ...why }: Proposed & { readonly changeId: string }, idempotencyKey) => {
      try {
        const change = await client.changes.undo({ body: { changeId, ...why }, idempotencyKey, quiet: true })
        setDone(change)
        return change
      } finally {
        await renew()
      }
    },
  )
  const withdraw = useAction(async (changeId: string, idempotencyKey) => {
    try {
      return await client.changes.withdraw({ body: { changeId }, idempotencyKey, quiet: true })
    } finally {
      await renew()
    }
  })
  return { spec, row, base, history, mayChange, review, look, remove, leave, propose, undo, withdraw, done }
}

export type RowState = ReturnType<typeof useRow>
