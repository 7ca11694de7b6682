import { currencies } from '@kaadi/contract/primitives'
import { stringify } from 'csv-stringify/sync'
import { localTime, type Statement } from './statement.ts'

/**
 * A table that spreadsheets open as one: names of columns, the opening balance, a row for each line, the closing balance. A
 * text that a spreadsheet would take for a formula stands behind an apostrophe.
 */
export function writeCsv({ currencyId, lines, opening, closing, fromMonth, untilMonth }: Statement): Buffer {
  const { name } = currencies[currencyId]
  const rows = [
    [fromMonth, 'Opening balance', '', name, '', opening, ''],
    ...lines.map(({ time, event, title, amount, balanceAfter, sourceId }) => [
      localTime(time),
      event,
      asText(title),
      name,
      amount,
      balanceAfter,
      sourceId ?? '',
    ]),
    [untilMonth, 'Closing balance', '', name, '', closing, ''],
  ]
  const columns = ['Time', 'Kind', 'What', 'Currency', 'Amount', 'Balance', 'Reference']
  return Buffer.from(stringify(rows, { header: true, columns, bom: true, record_delimiter: 'windows' }))
}

const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
