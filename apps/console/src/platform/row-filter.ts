import type { ComboboxOption } from '@kaadi/ui/desk/widgets'
import { useState } from 'react'

/** What rows have in common, and how it is called. */
type Share<Row> = (row: Row) => { readonly id: string; readonly name: string }

export interface RowFilter<Row> {
  readonly options: readonly ComboboxOption[] | undefined
  readonly value: string | null
  readonly onValueChange: (value: string | null) => void
  readonly rows: readonly Row[] | undefined
}

/** Narrows rows down to those that share something: a bank, a card. Each choice says how many rows it has. */
export function useRowFilter<Row>(rows: readonly Row[] | undefined, share: Share<Row>): RowFilter<Row> {
  const [value, onValueChange] = useState<string | null>(null)
  const counts = new Map<string, { name: string; count: number }>()
  for (const { id, name } of rows?.map(share) ?? [])
    counts.set(id, { name, count: (counts.get(id)?.count ?? 0) + 1 })
  const options = [...counts]
    .map(([id, { name, count }]) => ({ value: id, label: name, detail: String(count) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return {
    options: rows && options,
    value,
    onValueChange,
    rows: value === null ? rows : rows?.filter((row) => share(row).id === value),
  }
}
