import { demoPin } from '../../src/modules/demo/index.ts'
import type { FaultService } from '../stage/fault-service.ts'
import type { Known } from './plausible.ts'

const fewOf = (table: string, column = 'public_id') =>
  `array(select ${column} from ${table} order by random() limit 20)`

/** Ids and words that are true, most of them somebody else's. */
export async function knownValues(service: FaultService): Promise<Known> {
  const [row] = await service.onDatabase<Record<string, unknown[]>>(`
    select ${fewOf('card_orders')} as "giftOrderId", ${fewOf('order_cards')} as "cardId", ${fewOf('quotes')} as "quoteId",
           ${fewOf('bank_accounts')} as "bankAccountId", ${fewOf('coupons')} as "couponId",
           ${fewOf('uploads')} as "uploadId", ${fewOf('banks', 'code')} as "bankCode",
           ${fewOf('withdrawals')} || ${fewOf('bank_accounts')} || ${fewOf('notifications')} as id`)
  return {
    ...row,
    priceId: ['steam-us-ecode', 'amazon-us-ecode'],
    currencyId: [1, 1, 2, 3],
    faceValue: ['100', '50'],
    amount: ['1000', '1500'],
    count: [1, 2],
    pin: [demoPin],
    password: ['0123456789abcdef0123456789abcdef'],
    accountNumber: ['0123456789', '0123450000'],
    email: ['adaeze@kaadi.example', 'nobody@kaadi.example'],
    username: ['adaeze@kaadi.example', 'reviewer@kaadi.example'],
    code: ['123456', 'ABCDE12345ABCDE'],
    reason: ['It was asked for.'],
    current: [1, 2],
    size: [20, 100],
  }
}
