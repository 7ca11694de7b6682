import './insight.css'
import { Button, EmptyState, Section } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { DownloadIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { saveFile, writeCsv } from '../../platform/net/save-csv.ts'

export interface Figure<Row> {
  readonly id: string
  readonly header: string
  /** What the figure in a file counts, beside its name there: `%`, `s`, a currency. */
  readonly unit?: string
  /** As it stands in a file: figures whole, times in seconds. */
  readonly value: (row: Row) => string | number | null
  /** As people read it, where that is another thing. */
  readonly show?: (row: Row) => ReactNode
  /** What the row is called; it stands first. */
  readonly names?: boolean
}

interface FigureTableProps<Row> {
  readonly title: string
  /** What the file is called, without its end. */
  readonly file: string
  readonly rows: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  readonly columns: readonly Figure<Row>[]
  /** The drawing of it, above the table. */
  readonly children?: ReactNode
  readonly note?: string
  /** What it says without a row. */
  readonly empty?: string
}

/** Figures as a table that can be kept as a file, below their drawing. */
export function FigureTable<Row>({
  title,
  file,
  rows,
  rowId,
  columns,
  children,
  note,
  empty = t('Nothing was answered in these days.'),
}: FigureTableProps<Row>) {
  const save = () =>
    saveFile(
      `${file}.csv`,
      writeCsv(
        columns.map(({ header, unit }) => (unit ? `${header} (${unit})` : header)),
        (rows ?? []).map((row) => columns.map(({ value }) => value(row))),
      ),
    )
  return (
    <Section
      title={title}
      note={note}
      action={
        <Button
          variant="ghost"
          size="small"
          icon={<DownloadIcon />}
          disabled={!rows?.length}
          aria-label={t('Save “{table}” as CSV', { table: title })}
          onClick={save}
        >
          {t('CSV')}
        </Button>
      }
    >
      {children}
      <div className="c-insight-table">
        <DataTable
          label={title}
          rows={rows}
          rowId={rowId}
          density="compact"
          columns={columns.map(({ id, header, value, show, names }) => ({
            id,
            header,
            ...(names ? { names } : { align: 'end' as const }),
            cell: show ?? ((row: Row) => value(row) ?? '–'),
          }))}
          empty={<EmptyState title={empty} />}
        />
      </div>
    </Section>
  )
}
