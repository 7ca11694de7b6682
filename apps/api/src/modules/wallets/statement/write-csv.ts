import { currencies } from '@kaadi/contract/primitives'
import { asText, writeTable } from '../../../papers/csv.ts'
import { inZone, localTime } from '../../../papers/local-time.ts'
import { eventNames } from '../wallet-record.ts'
import type { Statement } from './statement.ts'

const columns = [inZone('Time'), 'Kind', 'What', 'Currency', 'Amount', 'Balance', 'Reference']

/** As a table: names of columns, the opening balance, a row for each line, the closing balance. */
export function writeCsv({ currencyId, lines, opening, closing, fromMonth, untilMonth }: Statement): Buffer {
  const { name } = currencies[currencyId]
  return writeTable(columns, [
    [fromMonth, 'Opening balance', '', name, '', opening, ''],
    ...lines.map(({ time, event, title, amount, balanceAfter, sourceId }) => [
      localTime(time),
      eventNames[event],
      asText(title),
      name,
      amount,
      balanceAfter,
      sourceId ?? '',
    ]),
    [untilMonth, 'Closing balance', '', name, '', closing, ''],
  ])
}
