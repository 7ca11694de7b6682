import type { Sort } from '@kaadi/ui/desk'
import type { ListAddress } from './list-address.ts'

type By = 'time' | 'amount'
type Direction = Sort['direction']

/** A list's order: by the service's own key, shown at the head of the column that stands for it. */
export interface ListSort {
  readonly by: By
  readonly direction: Direction
  /** For the table. */
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

/** `sort=amount` or `sort=-time` in the address; nothing for the order in which the list comes by itself. */
export function listSort(
  address: ListAddress,
  columns: Readonly<Record<By, string>>,
  usual: Direction,
): ListSort {
  const said = address.oneOf('sort', ['time', '-time', 'amount', '-amount'])
  const by: By = said?.endsWith('amount') ? 'amount' : 'time'
  const direction: Direction = said ? (said.startsWith('-') ? 'descending' : 'ascending') : usual
  return {
    by,
    direction,
    sort: { column: columns[by], direction },
    onSort: (next) => {
      const to: By = next.column === columns.amount ? 'amount' : 'time'
      // The largest amounts come first: they are what one sorts for.
      const turn: Direction = to !== by && to === 'amount' ? 'descending' : next.direction
      const isUsual = to === 'time' && turn === usual
      address.change({ sort: isUsual ? null : `${turn === 'descending' ? '-' : ''}${to}` })
    },
  }
}
