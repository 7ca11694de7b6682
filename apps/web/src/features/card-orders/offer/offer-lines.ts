import type { CardOrder } from '@kaadi/contract/card-orders'

type Line = CardOrder['lines'][number]

/** A line of the quote beside the same line of the offer; null where one of them has none. */
export interface OfferLine {
  readonly kind: Line['kind']
  readonly label: string
  readonly quoted: string | null
  readonly offered: string | null
}

/** The lines of the quote and of the offer side by side, in the order of the quote. */
export const offerLines = (
  { lines }: Pick<CardOrder, 'lines'>,
  offer: NonNullable<CardOrder['offer']>,
): readonly OfferLine[] => {
  const beside = ({ kind }: Line) => offer.lines.find((line) => line.kind === kind)?.amount ?? null
  const quoted = lines.map((line) => ({
    kind: line.kind,
    label: line.label,
    quoted: line.amount,
    offered: beside(line),
  }))
  const added = offer.lines
    .filter(({ kind }) => !lines.some((line) => line.kind === kind))
    .map(({ kind, label, amount }) => ({ kind, label, quoted: null, offered: amount }))
  return [...quoted, ...added]
}
