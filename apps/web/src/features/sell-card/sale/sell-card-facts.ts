import type { CardCurrency, CardPrice, CardType } from '@kaadi/contract/card-types'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { SellDraft } from '@kaadi/core/storage'
import type { CardKind } from '../choice/card-choice.ts'

/** What the address says of the sale, beside its brand. */
export type NamedSale = NonNullable<SellDraft['named']>

/** What the form cannot begin without. */
export interface SellCardFacts {
  readonly cardType: CardType
  readonly currencies: Readonly<Record<string, CardCurrency>>
  readonly prices: readonly CardPrice[]
  readonly kind: CardKind
  readonly currencyId: CurrencyId
  readonly faceValue: string
  readonly named: NamedSale
  /** The brand is paused: it is bought under a rate that was locked before, and no other is to be had. */
  readonly isClosed: boolean
}
