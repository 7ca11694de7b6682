import type { ZodMiniType } from 'zod/mini'

/** Where a string can stand in what a schema describes: names of fields, 0 for the first of a list. */
export type StringPlace = readonly (string | number)[]

interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, ZodMiniType>>
  readonly element?: ZodMiniType
  readonly innerType?: ZodMiniType
  readonly options?: readonly ZodMiniType[]
  readonly in?: ZodMiniType
  readonly valueType?: ZodMiniType
}

/** Every place of a schema's input that takes a string, a number or an enumeration: on the wire all may be strings. */
export function stringPlaces(schema: ZodMiniType | undefined, at: StringPlace = []): StringPlace[] {
  if (!schema) return []
  const def = schema._zod.def as unknown as Def
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, field]) => stringPlaces(field, [...at, name]))
  if (def.element) return stringPlaces(def.element, [...at, 0])
  if (def.options) return def.options.flatMap((option) => stringPlaces(option, at))
  const inner = def.innerType ?? def.in
  if (inner) return stringPlaces(inner, at)
  if (def.valueType) return stringPlaces(def.valueType, [...at, 'name'])
  return [at]
}

/** The smallest value that holds `text` at a place. */
export const valueWith = ([first, ...rest]: StringPlace, text: string): unknown => {
  if (first === undefined) return text
  return typeof first === 'number' ? [valueWith(rest, text)] : { [first]: valueWith(rest, text) }
}

/** What a schema takes at one of its places: several, where it is a union. */
export function schemaAt(schema: ZodMiniType | undefined, place: StringPlace): ZodMiniType[] {
  if (!schema) return []
  const def = schema._zod.def as unknown as Def
  const inner = def.innerType ?? def.in
  if (inner) return schemaAt(inner, place)
  if (def.options) return def.options.flatMap((option) => schemaAt(option, place))
  const [first, ...rest] = place
  if (first === undefined) return [schema]
  return schemaAt(def.shape?.[first] ?? def.element ?? def.valueType, rest)
}
