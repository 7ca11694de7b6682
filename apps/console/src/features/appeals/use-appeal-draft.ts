import { type AppealCase, appealStatus } from '@kaadi/contract/appeals'
import type { chosenRevealPurposes } from '@kaadi/contract/card-orders'
import { useEffect, useMemo, useState } from 'react'
import { keptByIdIn } from '../../platform/forms/kept-by-id.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { appealDraftsKey } from '../../platform/session/desk-storage.ts'

/** What a code is opened for. */
export type Purpose = (typeof chosenRevealPurposes)[number]

interface AppealDraft {
  readonly answer: string
  readonly validCardIds: readonly string[]
  readonly purposes: Readonly<Record<string, Purpose>>
}

const empty: AppealDraft = { answer: '', validCardIds: [], purposes: {} }

/** Whether nothing that is drafted of it can be sent any more: it was decided, or somebody else has it. */
const isOver = ({ status, takenBy, takenByMe }: AppealCase): boolean =>
  status === appealStatus.upheld || status === appealStatus.refused || (takenBy !== null && !takenByMe)

/** What is drafted of an appeal: there again after a reload, and when one comes back to it. No code is among it. */
export function useAppealDraft(appealId: string, shown: AppealCase | undefined) {
  const { storage } = usePlatform()
  const kept = useMemo(() => keptByIdIn<AppealDraft>(storage.session, appealDraftsKey), [storage])
  const [draft, setDraft] = useState(() => kept.of(appealId) ?? empty)
  const isKept = draft !== empty && !(shown && isOver(shown))
  useEffect(() => kept.keep(appealId, isKept ? draft : undefined), [kept, appealId, isKept, draft])
  const change = (next: (before: AppealDraft) => Partial<AppealDraft>) =>
    setDraft((before) => ({ ...before, ...next(before) }))
  return {
    ...draft,
    // In the order of the cards. A code that nobody opened since is no reason to pay.
    validCardIds: shown
      ? shown.desk.order.cards.flatMap(({ cardId }) =>
          draft.validCardIds.includes(cardId) && shown.desk.openedCardIds.includes(cardId) ? [cardId] : [],
        )
      : [],
    sayAnswer: (answer: string) => change(() => ({ answer })),
    sayValid: (cardId: string, isValid: boolean) =>
      change(({ validCardIds }) => {
        const others = validCardIds.filter((id) => id !== cardId)
        return { validCardIds: isValid ? [...others, cardId] : others }
      }),
    sayPurpose: (cardId: string, purpose: Purpose) =>
      change(({ purposes }) => ({ purposes: { ...purposes, [cardId]: purpose } })),
    forget: () => setDraft(empty),
  }
}
