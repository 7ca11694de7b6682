/** What a place in a sentence takes. An undefined value leaves it empty. */
export type Value = string | number | undefined
export type Values = Readonly<Record<string, Value>>

type NameIn<Place extends string> = Place extends `${infer Name},${string}`
  ? Name
  : Place extends `${string} ${string}` | `#${string}`
    ? never
    : Place

/** The names in braces of a sentence: `'amount' | 'count'`. */
export type Placeholders<English extends string> = English extends `${string}{${infer Place}}${infer Rest}`
  ? NameIn<Place> | Placeholders<Rest>
  : never

/** The values that a sentence asks for: each of its places, and no other. A sentence that is not known here takes any. */
export type ValuesFor<English extends string> = string extends English
  ? [values?: Values]
  : [Placeholders<English>] extends [never]
    ? []
    : [values: Readonly<Record<Placeholders<English>, Value>>]
