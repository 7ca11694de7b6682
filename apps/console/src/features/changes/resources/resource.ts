import type { ChangeResource } from '@kaadi/contract/changes'
import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { formatMoney } from '@kaadi/core/money'
import { type Message, t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { figure } from '../../../platform/lists/counted.ts'
import { plannedTime } from '../../../platform/time/desk-time.ts'

/** A row's fields as they travel: their kinds are those of the specs beside them. */
export type Values = Readonly<Record<string, unknown>>

/** One field of a row, as the form, the table and the history show it. */
export interface FieldSpec {
  readonly name: string
  readonly label: Message
  readonly kind:
    | 'text'
    | 'amount'
    | 'percent'
    | 'decimal'
    | 'count'
    | 'switch'
    | 'day'
    | 'choice'
    | 'currency'
    | 'list'
  /** Stands fast once the row is there. */
  readonly isKey?: boolean
  /** A currency that is chosen for a new row; else it is that of the page. */
  readonly isChosen?: boolean
  readonly optional?: boolean
  readonly hint?: Message
  readonly lines?: number
  readonly code?: boolean
  readonly unit?: Message
  readonly choices?: Readonly<Record<string, Message>>
  /** Where its unit follows from another field. */
  readonly say?: (values: Values) => string
  /** Shown in a column of its own. */
  readonly inTable?: boolean
}

export interface ResourceSpec {
  readonly resource: ChangeResource
  readonly label: Message
  /** What one is called in "New …". */
  readonly one: Message
  readonly fields: readonly FieldSpec[]
  /** False where there are as many as there will be. */
  readonly canBeNew?: boolean
  /** A row of it can be taken away. */
  readonly canBeRemoved?: boolean
  /** What a new row begins with. */
  readonly empty: (currencyId: CurrencyId) => Values
  /** What sellers will see of a row. */
  readonly preview: (values: Values) => ReactNode
}

export const currencyOfValues = (values: Values) => currencies[(values.currencyId ?? 1) as CurrencyId]

/** A field as people read it; empty where it says nothing. */
export function shown({ name, kind, choices, say }: FieldSpec, values: Values): string {
  const value = values[name]
  if (value === null || value === undefined || value === '') return ''
  if (say) return say(values)
  switch (kind) {
    case 'amount':
      return formatMoney(String(value), { ...currencyOfValues(values), mode: 'plain' })
    case 'percent':
      return `${value} %`
    case 'switch':
      return value === true ? t('On') : t('Off')
    case 'day':
      return plannedTime(String(value))
    case 'currency':
      return currencies[value as CurrencyId].name
    case 'choice':
      return choices?.[String(value)] ? t(choices[String(value)]!) : String(value)
    case 'count':
      return figure(Number(value))
    case 'list':
      return (value as readonly string[]).join(', ')
    default:
      return String(value)
  }
}

/** The fields in which two rows differ, in the order of the form, and how many stay. */
export function differences({ fields }: ResourceSpec, before: Values | null, after: Values | null) {
  const pairs = fields.map((field) => ({
    label: t(field.label),
    before: before && shown(field, before),
    after: after && shown(field, after),
  }))
  const changes = pairs.filter((pair) => (pair.before ?? '') !== (pair.after ?? ''))
  return { changes, unchanged: pairs.length - changes.length }
}
