import type { DecideRequest } from '@kaadi/contract/desk'
import type { Drafts } from '../review/verdict-draft.ts'

/** A refusal that was decided and is not with the service yet. No code is among it. */
export interface KeptRefusal {
  readonly operatorId: string
  readonly giftOrderId: string
  readonly tradeNumber: string
  /** It asks the seller for a correction, and ends nothing. */
  readonly isSentBack?: boolean | undefined
  readonly body: DecideRequest
  readonly drafts: Drafts
  readonly idempotencyKey: string
  /** When it is sent, by this machine's clock. */
  readonly sendAt: number
  /** The page that held it is gone: the next one takes it up. */
  readonly isLeft: boolean
  /** It was on its way as its page went, or got no answer, and may be with the service: it is asked for again under its key, and not taken back. */
  readonly isSent: boolean
  /** Why it could not be sent, in words; it waits until it is looked at. */
  readonly why?: string | undefined
}

/** After this long the page that held it is gone, be it that it could not say so. */
const surelyLeftMs = 60_000

/** Whether no page has it any more. */
export const isLeft = ({ isLeft: left, why, sendAt }: KeptRefusal, now = Date.now()): boolean =>
  left || why !== undefined || now - sendAt > surelyLeftMs

export interface KeptRefusals {
  readonly list: (operatorId: string) => readonly KeptRefusal[]
  /** Answers whether it is kept: a browser may keep nothing. */
  readonly put: (refusal: KeptRefusal) => boolean
  readonly remove: (giftOrderId: string) => void
}

const key = 'desk:refusals'

/**
 * Refusals in the storage of the browser, which outlives the tab: a closed one loses nothing. Read anew at each look, since other
 * tabs write there too.
 */
export const keptRefusalsIn = (area: () => Storage): KeptRefusals => {
  const read = (): readonly KeptRefusal[] => {
    try {
      return JSON.parse(area().getItem(key) ?? '[]')
    } catch {
      return []
    }
  }
  const write = (refusals: readonly KeptRefusal[]): boolean => {
    try {
      if (refusals.length > 0) area().setItem(key, JSON.stringify(refusals))
      else area().removeItem(key)
      return true
    } catch {
      return false
    }
  }
  const without = (giftOrderId: string) => read().filter((kept) => kept.giftOrderId !== giftOrderId)
  return {
    list: (operatorId) => read().filter((kept) => kept.operatorId === operatorId),
    put: (refusal) => write([...without(refusal.giftOrderId), refusal]),
    remove: (giftOrderId) => void write(without(giftOrderId)),
  }
}
