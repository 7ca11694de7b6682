import { currencies } from '@kaadi/contract/primitives'
import type { WalletEvent } from '@kaadi/contract/wallets'
import { asText, writeTable } from '../../../papers/csv.ts'
import { inZone, localTime } from '../../../papers/local-time.ts'
import type { Statement } from './statement.ts'

const columns = [inZone('Time'), 'Kind', 'What', 'Currency', 'Amount', 'Balance', 'Reference']

/** As the app calls them. */
const kinds: Readonly<Record<WalletEvent, string>> = {
  cardOrder: 'Card sold',
  levelBonus: 'Bonus on the rate',
  coupon: 'Coupon',
  reward: 'Reward',
  lateCredit: 'Credit for a late decision',
  withdrawal: 'Withdrawal',
  withdrawalReturned: 'Withdrawal came back',
  reversal: 'Sale reversed',
  exchange: 'Currency exchange',
  adjustment: 'Correction',
}

/** As a table: names of columns, the opening balance, a row for each line, the closing balance. */
export function writeCsv({ currencyId, lines, opening, closing, fromMonth, untilMonth }: Statement): Buffer {
  const { name } = currencies[currencyId]
  return writeTable(columns, [
    [fromMonth, 'Opening balance', '', name, '', opening, ''],
    ...lines.map(({ time, event, title, amount, balanceAfter, sourceId }) => [
      localTime(time),
      kinds[event],
      asText(title),
      name,
      amount,
      balanceAfter,
      sourceId ?? '',
    ]),
    [untilMonth, 'Closing balance', '', name, '', closing, ''],
  ])
}
