import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { MinusIcon } from '../../primitives/icon/generated/minus-icon.ts'
import { Money } from '../../primitives/money/money.tsx'
import { Tag } from '../../primitives/tag/tag.tsx'
import type { ColumnTexts, ResourceColumn } from './resource-column.ts'

interface ResourceCellProps<Row> extends ColumnTexts {
  column: ResourceColumn<Row>
  row: Row
}

/** What a row's place in a column holds, drawn by the column's type. */
export function ResourceCell<Row>({ column, row, words, timeZone }: ResourceCellProps<Row>) {
  const value = column.value(row)
  if (value === null) return <span className="k-quiet">–</span>
  switch (column.type) {
    case 'text': {
      const detail = column.detail?.(row)
      return (
        <div className="k-resource-table-text" style={{ minInlineSize: column.width }}>
          <span className={column.code ? 'k-code' : undefined}>{column.value(row)}</span>
          {detail ? <span className="k-resource-table-detail">{detail}</span> : null}
        </div>
      )
    }
    case 'money':
      return <Money amount={column.value(row)} currency={column.currency(row)} />
    case 'status': {
      const state = column.value(row)
      return (
        state && (
          <Tag tone={state.tone} {...(state.icon && { icon: state.icon })}>
            {state.label}
          </Tag>
        )
      )
    }
    case 'number':
      return <span className="k-resource-table-number">{words.number(Number(value))}</span>
    case 'time':
      return (
        <time dateTime={new Date(Number(value)).toISOString()}>{words.moment(Number(value), timeZone)}</time>
      )
    case 'boolean':
      return (
        <span className="k-resource-table-yes" data-on={value || undefined}>
          {value ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
          {value ? words.yes : words.no}
        </span>
      )
  }
}
