import { createHash } from 'node:crypto'
import type { PlazaLine } from '@kaadi/contract/plaza'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'

/** A settled sale or a paid withdrawal. */
export interface StoredPlazaLine {
  readonly sourceId: string
  readonly name: string
  readonly amount: bigint
  readonly currencyId: CurrencyId
  readonly label: string
  /** Of a sale. */
  readonly cardTypeId?: string
  readonly durationSeconds: number
  readonly time: Date
}

/** First and last letter alone: enough to find oneself, too little to be found. */
export const maskName = (name: string): string =>
  name.length > 2 ? `${name[0]}***${name.at(-1)}` : `${name[0] ?? ''}***`

export function toPlazaLine(stored: StoredPlazaLine): PlazaLine {
  const line = {
    maskedName: maskName(stored.name),
    amount: fromMinorUnits(stored.amount, currencies[stored.currencyId].decimals),
    currencyId: stored.currencyId,
    label: stored.label,
    durationSeconds: stored.durationSeconds,
    time: stored.time.toISOString(),
  }
  const receiptHash = receiptHashOf(stored.sourceId, line)
  return { ...line, cardTypeId: stored.cardTypeId ?? null, receiptHash }
}

/** Who knows the order's id, its seller, can prove that a line is theirs: the facts in this order, a line each. */
function receiptHashOf(sourceId: string, line: Omit<PlazaLine, 'cardTypeId' | 'receiptHash'>): string {
  const facts = [sourceId, line.amount, line.currencyId, line.label, line.durationSeconds, line.time]
  return createHash('sha256').update(facts.join('\n')).digest('hex')
}
