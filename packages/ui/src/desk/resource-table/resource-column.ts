import { formatMoney, WideDecimal } from '@kaadi/core/money'
import type { ReactElement } from 'react'
import { foldForSearch } from '../../patterns/search-box/fold-for-search.ts'
import type { MoneyCurrency } from '../../primitives/money/money.tsx'
import type { TagTone } from '../../primitives/tag/tag.tsx'
import type { Sort } from '../data-table/data-table.tsx'
import type { DeskWords } from '../words/desk-words.ts'

export interface ResourceState {
  label: string
  tone: TagTone
  icon?: ReactElement | undefined
}

interface ColumnOwn {
  id: string
  header: string
  /** A text does not become narrower than this: the table then scrolls sideways. */
  width?: string | undefined
  /** Names the row and carries its link. One column has it; the first one when none does. */
  names?: boolean | undefined
  /** Off where an order would mean nothing. */
  sortable?: boolean | undefined
}

/** One thing that is known of every row. Where it is not known of a row, `value` gives null. */
export type ResourceColumn<Row> = ColumnOwn &
  (
    | {
        type: 'text'
        value: (row: Row) => string | null
        /** Under it, quieter: a number, an owner. It is searched too. */
        detail?: ((row: Row) => string | null) | undefined
        code?: boolean | undefined
      }
    | { type: 'number'; value: (row: Row) => number | null }
    /** A decimal string as the service sent it. */
    | { type: 'money'; value: (row: Row) => string | null; currency: (row: Row) => MoneyCurrency }
    | { type: 'status'; value: (row: Row) => ResourceState | null }
    /** An instant in milliseconds. */
    | { type: 'time'; value: (row: Row) => number | null }
    | { type: 'boolean'; value: (row: Row) => boolean | null }
  )

export interface ColumnTexts {
  words: DeskWords
  timeZone?: string | undefined
}

/** What a column says of a row in words, as it can be searched for. */
function textOf<Row>(column: ResourceColumn<Row>, row: Row, { words, timeZone }: ColumnTexts): string {
  switch (column.type) {
    case 'text':
      return [column.value(row), column.detail?.(row)].filter(Boolean).join(' ')
    case 'money': {
      const amount = column.value(row)
      return amount === null ? '' : formatMoney(amount, { symbol: column.currency(row).symbol })
    }
    case 'status':
      return column.value(row)?.label ?? ''
    case 'number':
      return column.value(row)?.toString() ?? ''
    case 'time': {
      const instant = column.value(row)
      return instant === null ? '' : words.moment(instant, timeZone)
    }
    case 'boolean': {
      const value = column.value(row)
      return value === null ? '' : value ? words.yes : words.no
    }
  }
}

const collator = /* @__PURE__ */ new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Which of two rows comes first by a column. Amounts of one currency stay together. */
function compareBy<Row>(column: ResourceColumn<Row>, one: Row, other: Row): number {
  const [a, b] = [column.value(one), column.value(other)]
  switch (column.type) {
    case 'money':
      return (
        collator.compare(column.currency(one).symbol, column.currency(other).symbol) ||
        new WideDecimal(a as string).comparedTo(b as string)
      )
    case 'text':
      return collator.compare(a as string, b as string)
    case 'status':
      return collator.compare((a as ResourceState).label, (b as ResourceState).label)
    default:
      return Number(a) - Number(b)
  }
}

/** Rows by one column; what is not known stands last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ResourceColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column)
  if (!column) return rows
  const turn = sort?.direction === 'descending' ? -1 : 1
  const isKnown = (row: Row) => column.value(row) !== null
  return [
    ...rows.filter(isKnown).sort((one, other) => turn * compareBy(column, one, other)),
    ...rows.filter((row) => !isKnown(row)),
  ]
}

/** Rows in which each of the words is found, in whatever column. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly ResourceColumn<Row>[],
  text: string,
  texts: ColumnTexts,
): readonly Row[] {
  const wanted = text.split(/\s+/).map(foldForSearch).filter(Boolean)
  if (wanted.length === 0) return rows
  return rows.filter((row) => {
    const held = columns.map((column) => foldForSearch(textOf(column, row, texts)))
    return wanted.every((word) => held.some((text) => text.includes(word)))
  })
}
