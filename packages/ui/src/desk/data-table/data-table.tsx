'use client'

import type { ComponentPropsWithRef, CSSProperties, ElementType, ReactNode } from 'react'
import { useScrollStop } from '../../hooks/use-scroll-stop.ts'
import { classNames } from '../../primitives/class-names.ts'
import { ChevronDownIcon } from '../../primitives/icon/generated/chevron-down-icon.ts'
import { ChevronUpIcon } from '../../primitives/icon/generated/chevron-up-icon.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { KeyMark } from '../shortcuts/key-mark.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { chosenIn, withAll } from './choosing.ts'
import { moveBetweenRows } from './row-keys.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowSteps } from './use-row-steps.ts'

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that they line up. */
  align?: 'start' | 'end' | undefined
  width?: string | undefined
  /**
   * Text that may end in an ellipsis: its column gives way before any other does, down to `least`. With room to spare it
   * gets its `share` of the table, such as "30%".
   */
  cut?: { least: string; share: string } | undefined
  sortable?: boolean | undefined
  /** The key that sorts by it, printed in its head. */
  sortKey?: string | undefined
  /** Names the row, and carries its link. One column has it; the first one when none does. */
  names?: boolean | undefined
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'onSelect' | 'rows'> {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** What the row is called where only words can be: in the label of its checkbox. */
  rowName?: ((row: Row) => string) | undefined
  /** Props of the row's link, when it leads on. */
  rowLink?: ((row: Row) => Record<string, unknown>) | undefined
  linkAs?: ElementType | undefined
  /** Draws attention to a row: mine, late, new. */
  rowTone?: ((row: Row) => 'mine' | 'late' | undefined) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** Told which row has the focus, or null; J and K then go from row to row. */
  onRowFocus?: ((row: Row | null) => void) | undefined
  /** Ids of the chosen rows; gives the table checkboxes. */
  selected?: ReadonlySet<string> | undefined
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined
  canSelect?: ((row: Row) => boolean) | undefined
  /** What else can be done with a row, at its end: `(row, label) => <Menu label={label} actions={…} />`. */
  rowMenu?: ((row: Row, label: string) => ReactNode) | undefined
  /** The head stays in sight while the rows scroll under it, in a frame of their own. */
  stickyHead?: boolean | undefined
  density?: 'comfortable' | 'compact' | undefined
  /**
   * Where it is narrow each row stands by itself, a line for each column, named by its header: for tables that are read row
   * by row, have few columns, and are sorted by nobody. Headers are texts then.
   */
  stacks?: boolean | undefined
  empty?: ReactNode
}

/**
 * Rows and columns. The whole row follows its link; arrow keys go from link to link or from checkbox to checkbox,
 * Home and End to the ends; with `onRowFocus`, J and K from row to row. When the row that has the focus goes, the next one has it.
 * Sorting, paging and choosing are the app's: the table only asks for them.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName = rowId,
  rowLink,
  linkAs: Link = 'a',
  rowTone,
  sort,
  onSort,
  onRowFocus,
  selected,
  onSelectedChange,
  canSelect = () => true,
  rowMenu,
  stickyHead,
  density = 'comfortable',
  stacks,
  empty,
  className,
  ...rest
}: DataTableProps<Row>) {
  const words = useDeskWords()
  const [box, isStop] = useScrollStop<HTMLDivElement>()
  const rowFocus = useRowFocus(rows?.map(rowId))
  const rowSteps = useRowSteps(
    rowFocus.ref,
    onRowFocus && ((at) => onRowFocus(at === null ? null : (rows?.[at] ?? null))),
  )
  const naming = (columns.find((column) => column.names) ?? columns[0])?.id
  const choosable = (rows ?? []).filter(canSelect).map(rowId)
  const chosen = chosenIn(choosable, selected)
  const choose = (next: ReadonlySet<string>) => onSelectedChange?.(next)
  return (
    <div
      ref={box}
      className={classNames('k-data-table', className)}
      data-sticky={stickyHead || undefined}
      data-density={density}
      data-stacks={stacks || undefined}
      {...((stickyHead || isStop) && {
        role: stickyHead ? 'region' : 'group',
        'aria-label': label,
        tabIndex: 0,
      })}
    >
      <table {...rowSteps} {...rest} aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {selected ? (
              <th className="k-data-table-check">
                <input
                  type="checkbox"
                  aria-label={words.selectAll}
                  disabled={choosable.length === 0}
                  checked={chosen === 'all'}
                  ref={(input) => {
                    if (input) input.indeterminate = chosen === 'some'
                  }}
                  onChange={(event) => choose(withAll(selected, choosable, event.target.checked))}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowMenu ? (
              <th scope="col" className="k-data-table-menu">
                <VisuallyHidden>{words.rowActions}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody {...rowFocus} onKeyDown={moveBetweenRows}>
          {rows?.map((row) => {
            const id = rowId(row)
            return (
              <tr key={id} data-tone={rowTone?.(row)} data-selected={selected?.has(id) || undefined}>
                {selected ? (
                  <td className="k-data-table-check">
                    {canSelect(row) ? (
                      <input
                        type="checkbox"
                        aria-label={words.selectRow(rowName(row))}
                        data-row-stop="check"
                        checked={selected.has(id)}
                        onChange={(event) => choose(withAll(selected, [id], event.target.checked))}
                      />
                    ) : null}
                  </td>
                ) : null}
                {columns.map((column) =>
                  column.id === naming ? (
                    <th key={column.id} scope="row" data-align={column.align} style={leastOf(column)}>
                      {rowLink ? (
                        <Link {...rowLink(row)} className="k-data-table-link" data-row-stop="link">
                          {column.cell(row)}
                        </Link>
                      ) : (
                        column.cell(row)
                      )}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      data-align={column.align}
                      data-label={stacks && typeof column.header === 'string' ? column.header : undefined}
                      style={leastOf(column)}
                    >
                      {column.cell(row)}
                    </td>
                  ),
                )}
                {rowMenu ? (
                  <td className="k-data-table-menu">{rowMenu(row, words.actionsFor(rowName(row)))}</td>
                ) : null}
              </tr>
            )
          })}
          {rows === undefined ? (
            <WaitingRows columns={columns.length + (selected ? 1 : 0) + (rowMenu ? 1 : 0)} />
          ) : null}
        </tbody>
      </table>
      {rows?.length === 0 ? <div className="k-data-table-empty">{empty ?? words.nothingHere}</div> : null}
    </div>
  )
}

/** What a cell is counted as when the table looks for room, however long its text. */
const leastOf = <Row,>({ cut }: Column<Row>) =>
  cut && ({ '--k-data-table-least': cut.least } as CSSProperties)

interface HeadProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const here = sort?.column === column.id ? sort.direction : undefined
  const turned = here === 'ascending' ? 'descending' : 'ascending'
  const Direction = here === 'descending' ? ChevronDownIcon : ChevronUpIcon
  const canSort = column.sortable && onSort
  const press = () => onSort?.({ column: column.id, direction: turned })
  useShortcuts(column.sortKey && canSort ? { [column.sortKey]: press } : {}, Boolean(canSort))
  return (
    <th
      scope="col"
      data-align={column.align}
      style={{ inlineSize: column.cut?.share ?? column.width, ...leastOf(column) }}
      aria-sort={here}
    >
      {canSort ? (
        <button type="button" aria-keyshortcuts={column.sortKey} onClick={press}>
          {column.header} <KeyMark of={column.sortKey} />
          <Direction size={14} className="k-data-table-sort" data-on={here ? true : undefined} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

function WaitingRows({ columns }: { columns: number }) {
  return Array.from({ length: 5 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places without content are all alike
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without content are all alike
        <td key={column}>
          <Skeleton width={column % 2 ? '55%' : '75%'} />
        </td>
      ))}
    </tr>
  ))
}
