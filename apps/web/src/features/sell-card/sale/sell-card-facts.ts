import type { CardCurrency, CardPrice, CardType } from '@kaadi/contract/card-types'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { CardKind } from '../choice/card-choice.ts'

/** What the form cannot begin without. */
export interface SellCardFacts {
  readonly cardType: CardType
  readonly currencies: Readonly<Record<string, CardCurrency>>
  readonly prices: readonly CardPrice[]
  readonly kind: CardKind
  readonly currencyId: CurrencyId
  readonly faceValue: string
  /** The brand is paused: it is bought under a rate that was locked before, and no other is to be had. */
  readonly isClosed: boolean
}
