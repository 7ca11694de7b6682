import type { CurrencyId } from '@kaadi/contract/primitives'
import type { DemoSellerEmail } from '../../../accounts.ts'
import { day, hour } from '../minutes.ts'

export interface DemoExchange {
  readonly seller: DemoSellerEmail
  readonly from: CurrencyId
  readonly to: CurrencyId
  readonly amount: string
  /** Minutes before the first start. */
  readonly ago: number
}

export const demoExchanges: readonly DemoExchange[] = [
  { seller: 'adaeze@kaadi.example', from: 1, to: 3, amount: '40000', ago: 6 * day },
  { seller: 'adaeze@kaadi.example', from: 1, to: 2, amount: '15000', ago: 2 * day + 3 * hour },
  { seller: 'efua@kaadi.example', from: 2, to: 3, amount: '900', ago: day + 5 * hour },
]
