import type { CardType } from '@kaadi/contract/card-types'

/** Ground and thread of a card type's drawn face. */
export const cardColors = (cardType: Pick<CardType, 'colors'>): readonly [string, string] => [
  cardType.colors.ground,
  cardType.colors.pattern,
]
