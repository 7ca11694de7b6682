import type { CardOrderSummary } from '@kaadi/contract/card-orders'

/** "Steam $100", or "Steam 2 × $100": no line breaks the amount apart. */
export const orderTitle = ({
  cardTypeName,
  faceSymbol,
  faceValue,
  count,
}: Pick<CardOrderSummary, 'cardTypeName' | 'faceSymbol' | 'faceValue' | 'count'>): string =>
  `${cardTypeName} ${count > 1 ? `${count}\u00a0×\u00a0` : ''}${faceSymbol}${faceValue}`
