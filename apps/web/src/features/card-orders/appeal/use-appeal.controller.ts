import { appealPhotosMax, appealWindow, appealWordsMax, appealWordsMin } from '@kaadi/contract/appeals'
import type { CardOrder } from '@kaadi/contract/card-orders'
import type { UploadId } from '@kaadi/contract/primitives'
import { hasCode } from '@kaadi/core/errors'
import { useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useReads } from '../../../platform/net/use-client.ts'
import { isOnItsWay, photoProblem, uploadIdOf } from '../../../platform/photos/photo-look.ts'
import { usePhotoShelf } from '../../../platform/photos/use-photo-shelf.ts'
import { useToaster } from '../../../platform/screens/toasts.tsx'
import { sayError } from '../../../platform/words/say-error.ts'
import { useAppealDraft } from './use-appeal-draft.ts'

/** Places for photos, all of one kind: what was sent beside an order. */
export const appealPlaces = Array.from({ length: appealPhotosMax }, (_, at) => `appeal-${at + 1}`)

/** What a seller says against a refusal. The service says whether it came in time. */
export function useAppeal(order: CardOrder, now: number) {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const toaster = useToaster()
  const [isOpen, setOpen] = useState(false)
  const [shelf, photos] = usePhotoShelf()
  const { giftOrderId } = order
  const window = appealWindow(order)
  const { run, isRunning, error } = useAction(
    ({ words, sent }: { words: string; sent: UploadId[] }, idempotencyKey) =>
      client.cardOrders
        .appeal({ body: { giftOrderId, words, photos: sent }, idempotencyKey, quiet: true })
        .catch((refused: unknown) => {
          // Another tab was first: the form goes, with what was written in it.
          if (hasCode(refused, 'appealUsed')) toaster.fail(sayError(refused))
          throw refused
        }),
  )
  const chosen = [...photos.values()]
  const photoFault = chosen.map(photoProblem).find((problem) => problem !== null) ?? null
  const form = useForm<{ words: string }>({
    initial: { words: '' },
    check: ({ words }) =>
      words.trim().length < appealWordsMin
        ? { words: t('Say in a sentence or two why the refusal is wrong.') }
        : {},
    onSubmit: async ({ words }) => {
      if (photoFault !== null || chosen.some(isOnItsWay)) return
      const sent = chosen.flatMap((photo) => uploadIdOf(photo) ?? [])
      const appealed = await run({ words: words.trim(), sent })
      if (appealed) {
        queries.setQueryData(reads.cardOrders.detail({ giftOrderId }).queryKey, appealed)
        toaster.show({ text: t('Appeal sent'), tone: 'ok' })
        forget()
        shelf.clear()
      }
      void queries.invalidateQueries({ queryKey: ['cardOrders'] })
    },
  })
  const forget = useAppealDraft({
    giftOrderId,
    words: form.values.words,
    shelf,
    photos,
    isWriting: isOpen,
    canAppeal: window !== null,
    giveBack: (words) => {
      form.field('words').set(words)
      setOpen(true)
    },
  })
  return {
    order,
    /** `open`: an appeal can be made; `over`: its seven days have passed; `none`: there is nothing to appeal against. */
    state: !window || now < window.opensAt ? 'none' : now < window.closesAt ? 'open' : 'over',
    closesAt: window?.closesAt ?? null,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    form,
    shelf,
    photos,
    photoFault: chosen.some(isOnItsWay) && isRunning ? t('Wait until the photos are sent.') : photoFault,
    isSending: isRunning,
    problem: error === undefined ? null : sayError(error),
    wordsMax: appealWordsMax,
  } as const
}

export type AppealState = ReturnType<typeof useAppeal>
