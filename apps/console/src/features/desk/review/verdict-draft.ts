import {
  type CardOrder,
  type CardOrderStatus,
  cardStatus,
  decideOrderStatus,
  isReasonCode,
  reasons,
} from '@kaadi/contract/card-orders'
import { type CardDecision, type DeskOrder, type Finding, findingShows } from '@kaadi/contract/desk'
import { type Message, msg } from '@kaadi/words'
import type { Outcome } from '../../../platform/content/outcomes.ts'

/** Why a card is not paid as it was sent. */
interface Why {
  readonly reasonCode?: number | undefined
  /** What the card is instead; the order's own where it is left out. Of an offer alone. */
  readonly priceId?: string | undefined
  readonly faceValue?: string | undefined
}

/** What a reviewer has decided of one card so far, before it is sent. */
export interface VerdictDraft extends Why {
  readonly outcome?: Outcome | undefined
  /** What was chosen under other outcomes: it is there again with its outcome, and none of it is sent. */
  readonly whyOf?: Readonly<Partial<Record<Outcome, Why>>> | undefined
  /** Pictures that show the reason, by upload id, each with what it shows. */
  readonly evidence: readonly { readonly uploadId: string; readonly note: string }[]
}

export type Drafts = Readonly<Record<string, VerdictDraft>>

export const emptyDraft: VerdictDraft = { evidence: [] }

/**
 * Another outcome of a card. A reason of the one before would contradict it: each keeps its own, so that a wrong key loses
 * nothing.
 */
export const withOutcome = (draft: VerdictDraft, outcome: Outcome | undefined): Partial<VerdictDraft> => {
  const { outcome: before, whyOf, reasonCode, priceId, faceValue } = draft
  const why = outcome && whyOf?.[outcome]
  return {
    outcome,
    reasonCode: why?.reasonCode,
    priceId: why?.priceId,
    faceValue: why?.faceValue,
    whyOf: before ? { ...whyOf, [before]: { reasonCode, priceId, faceValue } } : whyOf,
  }
}

const verdictOf = (draft: VerdictDraft | undefined) => {
  if (draft?.outcome === 'valid') return cardStatus.valid
  const code = draft?.outcome === undefined ? undefined : draft.reasonCode
  return code !== undefined && isReasonCode(code) ? reasons[code].verdict : cardStatus.waiting
}

/** The order's result if it were decided as drafted. */
export const draftedStatus = (order: Pick<CardOrder, 'cards'>, drafts: Drafts): CardOrderStatus =>
  decideOrderStatus(order.cards.map((card) => verdictOf(drafts[card.cardId])))

export type DraftGap =
  | 'undecided'
  | 'reason'
  | 'corrected'
  | 'evidence'
  | 'note'
  | 'code'
  | 'unopened'
  | 'unopenedOffer'

export const gapWords: Readonly<Record<DraftGap, Message>> = {
  undecided: msg('Say of each card what it is.'),
  reason: msg('Choose a reason.'),
  corrected: msg('Say what the card is instead.'),
  evidence: msg('Name the picture that shows it.'),
  note: msg('Write under each picture what it shows.'),
  code: msg('Enter the code you read on the photo.'),
  unopened: msg('Open the code before you accept the card.'),
  unopenedOffer: msg('Open the code before you offer another price.'),
}

const codeGapOf = (card: CardOrder['cards'][number], isOpened: boolean): DraftGap | undefined => {
  if (card.maskedCode === null) return 'code'
  return isOpened ? undefined : 'unopened'
}

/** Whether what others said of the card shows the verdict: it then needs no other picture. */
export const isShownBy = (
  { cardId }: { readonly cardId: string },
  draft: VerdictDraft,
  findings: readonly Finding[],
): boolean => findings.some((finding) => finding.cardId === cardId && findingShows(finding, verdictOf(draft)))

/** What keeps a card from being decided; undefined where nothing does. */
export const gapOf = (
  card: CardOrder['cards'][number],
  draft: VerdictDraft | undefined,
  isOpened: boolean,
  findings: readonly Finding[] = [],
): DraftGap | undefined => {
  if (draft?.outcome === undefined) return 'undecided'
  if (draft.outcome === 'valid') return codeGapOf(card, isOpened)
  if (draft.reasonCode === undefined) return 'reason'
  if (draft.outcome === 'offer') {
    if (draft.priceId === undefined && draft.faceValue === undefined) return 'corrected'
    const gap = codeGapOf(card, isOpened)
    if (gap) return gap === 'unopened' ? 'unopenedOffer' : gap
  }
  if (draft.evidence.length === 0 && !isShownBy(card, draft, findings)) return 'evidence'
  return draft.evidence.some(({ note }) => note.trim().length < 3) ? 'note' : undefined
}

/** What keeps each card of an order from being decided. */
export const gapsOf = ({ order, openedCardIds, findings }: DeskOrder, drafts: Drafts) =>
  order.cards.map((card) => gapOf(card, drafts[card.cardId], openedCardIds.includes(card.cardId), findings))

const correctedOf = ({ priceId, faceValue }: VerdictDraft) => ({
  ...(priceId === undefined ? {} : { priceId }),
  ...(faceValue === undefined ? {} : { faceValue }),
})

/** The drafts as the service takes them. */
export const decisionsOf = (order: Pick<CardOrder, 'cards'>, drafts: Drafts): CardDecision[] =>
  order.cards.flatMap(({ cardId }) => {
    const draft = drafts[cardId]
    if (!draft) return []
    const shown = draft.outcome === 'valid' ? [] : draft.evidence
    const evidence = shown.map(({ uploadId, note }) => ({ uploadId, note: note.trim() }))
    // A draft's verdict is one of those that a reason or "valid" leads to: the same list that the service takes.
    const verdict = verdictOf(draft) as CardDecision['verdict']
    return [
      {
        cardId,
        verdict,
        evidence,
        ...(draft.outcome === 'valid' ? {} : { reasonCode: draft.reasonCode }),
        ...(draft.outcome === 'offer' ? { corrected: correctedOf(draft) } : {}),
      } as CardDecision,
    ]
  })
