import { canTrace, paidAtOf, traceWindowMs, traceWordsMax } from '@kaadi/contract/payout-traces'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import { useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeptFields } from '../../../platform/forms/use-kept-fields.ts'
import { useClient, useReads } from '../../../platform/net/use-client.ts'
import { useToaster } from '../../../platform/screens/toasts.tsx'
import { sayError } from '../../../platform/words/say-error.ts'

/** What a seller says of a payment that has not come. The service says whether it came in time. */
export function useMissing(withdrawal: Withdrawal, now: number) {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const toaster = useToaster()
  const [isOpen, setOpen] = useState(false)
  const { id } = withdrawal
  const { run, isRunning, error } = useAction((words: string, idempotencyKey) =>
    client.withdrawals.reportMissing({ body: { id, words }, idempotencyKey, quiet: true }),
  )
  const form = useForm<{ words: string }>({
    initial: { words: '' },
    check: () => ({}),
    onSubmit: async ({ words }) => {
      const reported = await run(words.trim())
      if (reported) {
        queries.setQueryData(reads.withdrawals.detail({ id }).queryKey, reported)
        toaster.show({ text: t('Sent. We ask the bank.'), tone: 'ok' })
        setOpen(false)
        forget()
      }
      void queries.invalidateQueries({ queryKey: ['withdrawals'] })
    },
  })
  const forget = useKeptFields(`missing ${id}`, form.values, ({ words }) => {
    if (words === undefined) return
    form.field('words').set(words)
    setOpen(true)
  })
  const paidAt = paidAtOf(withdrawal)
  return {
    trace: withdrawal.trace,
    canTell: canTrace(withdrawal, now),
    closesAt: paidAt === null ? null : paidAt + traceWindowMs,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    form,
    isSending: isRunning,
    problem: error === undefined ? null : sayError(error),
    wordsMax: traceWordsMax,
  } as const
}

export type Missing = ReturnType<typeof useMissing>
