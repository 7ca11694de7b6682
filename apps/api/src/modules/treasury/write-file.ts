import { currencies } from '@kaadi/contract/primitives'
import type { LedgerAccount, LedgerLine } from '@kaadi/contract/treasury'
import { asText, writeTable } from '../../papers/csv.ts'

const columns = ['Time', 'Kind', 'From', 'To', 'Currency', 'Amount', 'Balance', 'Source', 'Reference']

/** A table that spreadsheets open as one, a row for each line. */
export const writeFile = (lines: readonly LedgerLine[]): Buffer =>
  writeTable(
    columns,
    lines.map(({ time, kind, from, to, currencyId, amount, balanceAfter, source }) => [
      time,
      kind,
      asText(nameOf(from)),
      asText(nameOf(to)),
      currencies[currencyId].name,
      amount,
      balanceAfter ?? '',
      asText(source?.label ?? ''),
      source?.id ?? '',
    ]),
  )

const nameOf = ({ name, provider, seller }: LedgerAccount): string =>
  [seller?.name, name, provider].filter(Boolean).join(' · ')
