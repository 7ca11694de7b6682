import { currencies, currencyIds } from '@kaadi/contract/constants'
import type { ResourceField, ResourceValues } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { currencyOfValues, type FieldSpec, type ResourceSpec, type Values } from './resource.ts'

// Days of the desk begin at midnight in Lagos, an hour before UTC's.
const zone = '+01:00'
const dayOf = (instant: string): string =>
  new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 10)
const startOfDay = (day: string): string => new Date(`${day}T00:00:00${zone}`).toISOString()

const toText = ({ kind, name }: FieldSpec, values: Values): string | boolean => {
  const value = values[name]
  if (kind === 'switch') return value === true
  if (value === null || value === undefined) return ''
  if (kind === 'day') return dayOf(String(value))
  return kind === 'list' ? (value as readonly string[]).join(', ') : String(value)
}

/** As the service calls it: what it says against it stands at the field. */
const start = 'startTime'

/** From when on a change shall hold. Days that have begun are no plan. */
export const startField = (): ResourceField => ({
  type: 'date',
  name: start,
  label: t('Holds from'),
  hint: t('Empty: as soon as it is asked for, or approved. Else at midnight in Lagos.'),
  optional: true,
  check: (day) =>
    Date.parse(startOfDay(day)) <= Date.now()
      ? t('This day has begun. Choose a later one, or leave it empty to apply the change at once.')
      : undefined,
})

/** The time that a form names; null for at once. */
export const startOfForm = (form: ResourceValues): string | null =>
  form[start] ? startOfDay(String(form[start])) : null

/** A row as a form holds it; nothing is planned yet. */
export const toForm = ({ fields }: ResourceSpec, values: Values): ResourceValues => ({
  [start]: '',
  ...Object.fromEntries(fields.map((field) => [field.name, toText(field, values)])),
})

const fromText = ({ kind }: FieldSpec, value: string | boolean): unknown => {
  if (typeof value === 'boolean') return value
  if (kind === 'list')
    return value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  if (value === '') return null
  if (kind === 'count' || kind === 'currency') return Number(value)
  return kind === 'day' ? startOfDay(value) : value
}

/** What a form says, over the row that it began with: a field that nobody touched keeps its exact value. */
export function fromForm(spec: ResourceSpec, form: ResourceValues, base: Values): Values {
  const began = toForm(spec, base)
  const written = spec.fields
    .filter(({ name }) => form[name] !== began[name])
    .map((field) => [field.name, fromText(field, form[field.name]!)])
  return { ...base, ...Object.fromEntries(written) }
}

const kinds: Readonly<Record<FieldSpec['kind'], ResourceField['type']>> = {
  text: 'text',
  list: 'text',
  amount: 'amount',
  percent: 'number',
  decimal: 'number',
  count: 'number',
  switch: 'switch',
  day: 'date',
  choice: 'choice',
  currency: 'choice',
}

const options = ({ kind, choices = {} }: FieldSpec) =>
  kind === 'currency'
    ? currencyIds.map((id) => ({ value: String(id), label: currencies[id].name }))
    : Object.entries(choices).map(([value, label]) => ({ value, label: t(label) }))

/** The fields of a form. What names a row is fixed once it is there, and its currency with the form. */
export const formFields = ({ fields }: ResourceSpec, values: Values, isNew: boolean): ResourceField[] =>
  fields.map((field) => {
    const { name, label, kind, hint, optional, lines, code, unit, isKey } = field
    const own = {
      name,
      label: t(label),
      hint: hint && t(hint),
      optional: optional || kind === 'list',
      readOnly: (kind === 'currency' && !field.isChosen) || (isKey && !isNew),
    }
    // The kinds of the kit's fields are told apart by `type`, which a table cannot say.
    return {
      ...own,
      type: kinds[kind],
      ...(kind === 'amount' && { currency: currencyOfValues(values) }),
      ...(kinds[kind] === 'choice' && { options: options(field) }),
      ...(kinds[kind] === 'number' && { least: 0, unit: kind === 'percent' ? '%' : unit && t(unit) }),
      ...(kind === 'text' && { lines, code }),
    } as ResourceField
  })
