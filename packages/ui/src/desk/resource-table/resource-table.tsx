'use client'

import { type ReactNode, useState } from 'react'
import { SearchBox } from '../../patterns/search-box/search-box.tsx'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { ErrorState } from '../../primitives/error-state/error-state.tsx'
import { TriangleAlertIcon } from '../../primitives/icon/generated/triangle-alert-icon.ts'
import { useWords } from '../../words/words-provider.tsx'
import { DataTable, type DataTableProps, type Sort } from '../data-table/data-table.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { ResourceCell } from './resource-cell.tsx'
import { filterRows, type ResourceColumn, sortRows } from './resource-column.ts'
import { ResourceTableFoot, type ResourceTableFootProps } from './resource-table-foot.tsx'

export interface ResourceTableProps<Row> extends Omit<DataTableProps<Row>, 'columns'> {
  columns: readonly ResourceColumn<Row>[]
  /** The order at first; the order itself where `onSort` is given, because the service then sorts. */
  sort?: Sort | undefined
  /** What is searched for, where `onSearch` is given, because the service then searches. */
  search?: string | undefined
  onSearch?: ((text: string) => void) | undefined
  /** More filters beside the search: a `ComboboxInput`, a `DateRange`. */
  tools?: ReactNode
  /** What can be done with the chosen rows. */
  selectionActions?: ReactNode
  /** Left out when everything is here. */
  more?: ResourceTableFootProps['more']
  /** How many there are, where the service says so. */
  total?: number | undefined
  /** Why there are no rows, or why they are not of now. */
  failure?: { text?: ReactNode; onRetry: () => void; retrying?: boolean | undefined } | undefined
  /** For the times of the table; the device's own when left out. */
  timeZone?: string | undefined
}

/**
 * A table made from a description of its columns, for whatever operators look after: searched, sorted, chosen from
 * and loaded page by page. Without `onSort` and `onSearch` it sorts and searches the rows it has.
 */
export function ResourceTable<Row>({
  columns,
  rows,
  sort,
  onSort,
  search,
  onSearch,
  tools,
  selectionActions,
  more,
  total,
  failure,
  timeZone,
  empty,
  className,
  ...rest
}: ResourceTableProps<Row>) {
  const words = useDeskWords()
  const [ownSort, setOwnSort] = useState(sort)
  const [ownSearch, setOwnSearch] = useState('')
  const [text, order] = [onSearch ? (search ?? '') : ownSearch, onSort ? sort : ownSort]
  const found = rows && !onSearch ? filterRows(rows, columns, text, { words, timeZone }) : rows
  const shown = found && !onSort ? sortRows(found, columns, order) : found
  const isFiltered = text.trim() !== ''
  const { rowId, selected, onSelectedChange } = rest
  const shownIds = new Set(shown?.map(rowId))
  return (
    <div className={classNames('k-resource-table', className)}>
      <div className="k-resource-table-tools">
        <SearchBox label={words.filterRows} value={text} onValueChange={onSearch ?? setOwnSearch} />
        {tools}
      </div>
      {failure && rows ? <StaleNotice {...failure} /> : null}
      {selected && selected.size > 0 ? (
        <div className="k-resource-table-selection">
          <p role="status">
            {words.selected(selected.size)}
            <ElsewhereCount count={[...selected].filter((id) => !shownIds.has(id)).length} />
          </p>
          {selectionActions}
          <Button size="small" variant="ghost" onClick={() => onSelectedChange?.(new Set())}>
            {words.clearSelection}
          </Button>
        </div>
      ) : null}
      {failure && !rows ? (
        <ErrorState onRetry={failure.onRetry} retrying={failure.retrying}>
          {failure.text}
        </ErrorState>
      ) : (
        <DataTable<Row>
          {...rest}
          rows={shown}
          columns={columns.map((column) => ({
            ...column,
            sortable: column.sortable !== false,
            align: column.type === 'money' || column.type === 'number' ? 'end' : 'start',
            cell: (row) => <ResourceCell {...{ column, row, words, timeZone }} />,
          }))}
          sort={order}
          onSort={onSort ?? setOwnSort}
          empty={isFiltered ? words.noRowFits : empty}
        />
      )}
      {shown && shown.length > 0 ? (
        <ResourceTableFoot
          shown={shown.length}
          of={total ?? rows?.length ?? 0}
          more={more}
          isFiltered={isFiltered}
        />
      ) : null}
    </div>
  )
}

function StaleNotice({ text, onRetry, retrying }: NonNullable<ResourceTableProps<never>['failure']>) {
  const words = useDeskWords()
  const { retry } = useWords()
  return (
    <Alert
      tone="bad"
      icon={<TriangleAlertIcon />}
      title={text ?? words.renewFailed}
      role="alert"
      endContent={
        <Button size="small" variant="secondary" onClick={onRetry} loading={retrying}>
          {retry}
        </Button>
      }
    />
  )
}

function ElsewhereCount({ count }: { count: number }) {
  const words = useDeskWords()
  return count > 0 ? <span className="k-quiet"> · {words.selectedElsewhere(count)}</span> : null
}
