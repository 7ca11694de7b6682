import { formatMoney, parseAmount, WideDecimal } from '@kaadi/core/money'
import type { ReactNode } from 'react'
import type { MoneyCurrency } from '../../primitives/money/money.tsx'
import type { ComboboxOption } from '../combobox/combobox-option.ts'
import type { DeskWords } from '../words/desk-words.ts'

/** What stands in the fields: text as it was typed, amounts and numbers too, and yes or no of switches. */
export type ResourceValues = Readonly<Record<string, string | boolean>>

interface FieldOwn<Values extends ResourceValues> {
  name: keyof Values & string
  label: string
  hint?: ReactNode
  /** May stay empty; fields are needed unless they say so. */
  optional?: boolean | undefined
  readOnly?: boolean | undefined
  /** What is wrong with it beyond its kind, in words that say what to do. */
  check?: ((value: string, values: Values) => string | undefined) | undefined
}

/** One field of a resource, by what it holds. */
export type ResourceField<Values extends ResourceValues = ResourceValues> = FieldOwn<Values> &
  (
    | {
        type: 'text'
        /** Characters. */
        most?: number | undefined
        lines?: number | undefined
        code?: boolean | undefined
      }
    | {
        type: 'number'
        least?: number | undefined
        most?: number | undefined
        /** After the figure: "%", "minutes". */
        unit?: string | undefined
      }
    | {
        type: 'amount'
        currency: MoneyCurrency
        /** Decimal strings. */
        least?: string | undefined
        most?: string | undefined
      }
    | {
        type: 'choice'
        /** Undefined while they are loading, where they are searched. */
        options: readonly ComboboxOption[] | undefined
        /** Found by typing; for more than a handful. */
        searched?: boolean | undefined
        failure?: { text?: ReactNode; onRetry: () => void } | undefined
      }
    | { type: 'switch'; detail?: ReactNode }
    /** Calendar days as `2026-11-20`. */
    | { type: 'date'; least?: string | undefined; most?: string | undefined }
  )

interface Bounds<Value> {
  least?: Value | undefined
  most?: Value | undefined
}

/** What is wrong with a value that has to lie between two others. */
function outside<Value>(
  { least, most }: Bounds<Value>,
  isBelow: (bound: Value) => boolean,
  isAbove: (bound: Value) => boolean,
  written: (bound: Value) => string,
  words: DeskWords,
): string | undefined {
  if (least !== undefined && isBelow(least)) return words.atLeast(written(least))
  if (most !== undefined && isAbove(most)) return words.atMost(written(most))
  return undefined
}

/** More digits than any share or figure of a form has. */
const fractionDigits = 12

/** A figure as the service takes it: `1,000` is `1000`. Undefined for what is none, or could be two. */
export const numberOf = (text: string): string | undefined => {
  const amount = parseAmount(text.replace(/^-/, ''), fractionDigits)
  return amount && (text.startsWith('-') ? `-${amount}` : amount)
}

function problemOfKind(field: ResourceField<never>, value: string, words: DeskWords): string | undefined {
  switch (field.type) {
    case 'text':
      return field.most !== undefined && value.length > field.most
        ? words.takeOut(value.length - field.most)
        : undefined
    case 'number': {
      const written = numberOf(value)
      if (written === undefined) return words.writeNumber
      const figure = Number(written)
      return outside(
        field,
        (least) => figure < least,
        (most) => figure > most,
        words.number,
        words,
      )
    }
    case 'amount': {
      const { decimals = 2 } = field.currency
      if ((value.split('.')[1]?.length ?? 0) > decimals) return words.fewerDecimals(decimals)
      const amount = new WideDecimal(value)
      const written = (bound: string) => formatMoney(bound, { symbol: field.currency.symbol })
      return outside(
        field,
        (least) => amount.lessThan(least),
        (most) => amount.greaterThan(most),
        written,
        words,
      )
    }
    case 'date':
      return outside(
        field,
        (least) => value < least,
        (most) => value > most,
        words.day,
        words,
      )
    default:
      return undefined
  }
}

/** What is wrong with a field as it stands, in words that say what to do; undefined where nothing is. */
export function problemOf<Values extends ResourceValues>(
  field: ResourceField<Values>,
  values: Values,
  words: DeskWords,
): string | undefined {
  const value = values[field.name]
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (text === '')
    return field.optional ? undefined : field.type === 'choice' ? words.chooseOne : words.fillIn
  return problemOfKind(field as ResourceField<never>, text, words) ?? field.check?.(text, values)
}

/** A value as people read it: the name of a choice, an amount with its currency, yes or no. */
export function readable<Values extends ResourceValues>(
  field: ResourceField<Values>,
  values: Values,
  words: DeskWords,
): string {
  const value = values[field.name]
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (!value) return ''
  if (field.type === 'amount') return formatMoney(value, { symbol: field.currency.symbol })
  if (field.type === 'date') return words.day(value)
  if (field.type === 'choice') return field.options?.find((option) => option.value === value)?.label ?? value
  return value
}
