import type { CardOrderSummary } from '@kaadi/contract/card-orders'

/** "Steam $100", and how many where there are several. */
export const orderTitle = ({
  cardTypeName,
  faceSymbol,
  faceValue,
  count,
}: Pick<CardOrderSummary, 'cardTypeName' | 'faceSymbol' | 'faceValue' | 'count'>): string =>
  `${cardTypeName} ${faceSymbol}${faceValue}${count > 1 ? ` × ${count}` : ''}`
