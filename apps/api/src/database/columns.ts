import { type RawBuilder, sql } from 'kysely'

/** What a column of each SQL type is given. */
interface SqlTypes {
  readonly bigint: bigint | number
  readonly integer: number
  readonly smallint: number
  readonly boolean: boolean
  readonly text: string
  /** A plain decimal. */
  readonly numeric: string
  readonly bytea: Buffer
  /** Text already: JSON.stringify. */
  readonly jsonb: string
}

/** The SQL type, and where the value comes from. `place` counts from 0. */
export type Column<Item> = {
  [Type in keyof SqlTypes]: readonly [Type, (item: Item, place: number) => SqlTypes[Type] | null | undefined]
}[keyof SqlTypes]

const isMany = Symbol('many')
const isLookedUp = Symbol('lookedUp')

/** A list that each item has: rows of their own, beside the `ord` of their item. */
interface Many<Item> {
  readonly [isMany]: true
  readonly columns: readonly string[]
  readonly types: readonly string[]
  readonly values: (items: readonly Item[]) => readonly (readonly unknown[])[]
}

/** A column that is no part of the rows: `at` finds it by the `ord` of an item. */
interface LookedUp<Item> {
  readonly [isLookedUp]: true
  readonly column: Column<Item>
}

type Declared<Item> = Readonly<Record<string, Column<Item> | LookedUp<Item> | Many<Item>>>

/** The rows of a statement over a list. The order of declaration is that of the parameters; nobody else counts them. */
export interface Columns<Item> {
  /** `unnest(…) with ordinality as alias (…, ord)`: a row for each item, `ord` counting from 1. */
  readonly as: (alias: string) => string
  /** `unnest(…) as alias (ord, …)`: the rows of a list that items have. */
  readonly manyAs: (list: string, alias: string) => string
  /** The value of one item, by an expression for its `ord`. */
  readonly at: (column: string, ord: string) => string
  /** The same as `as`, with its values, for a statement of the query builder. */
  readonly rows: (items: readonly Item[], alias: string) => RawBuilder<unknown>
  readonly values: (items: readonly Item[]) => readonly (readonly unknown[])[]
}

export const lookedUp = <Item>(column: Column<Item>): LookedUp<Item> => ({ [isLookedUp]: true, column })

export function many<Item, Child>(
  of: (item: Item) => readonly Child[],
  declared: Readonly<Record<string, Column<Child>>>,
): Many<Item> {
  const columns = Object.values(declared)
  return {
    [isMany]: true,
    columns: ['ord', ...Object.keys(declared)],
    types: ['bigint', ...columns.map(([type]) => type)],
    values: (items) => {
      const lists = items.map(of)
      const ords = lists.flatMap((list, index) => list.map(() => index + 1))
      return [ords, ...columns.map(([, value]) => lists.flatMap((list) => list.map<unknown>(value)))]
    },
  }
}

/**
 * Declares the columns of a list once: name, SQL type, where the value comes from. `unnest`, its parameters and the values
 * follow from that, so that a text stays the same for every list and is planned once.
 */
export function columns<Item>(declared: Declared<Item>): Columns<Item> {
  const placeOf = new Map<string, number>()
  const lists = new Map<string, { readonly names: readonly string[]; readonly parameters: string }>()
  const getters: ((items: readonly Item[]) => readonly (readonly unknown[])[])[] = []
  const own: { readonly name: string; readonly parameter: string; readonly column: Column<Item> }[] = []
  const parameters: string[] = []
  const add = (type: string) => `$${parameters.push(type)}::${type}[]`

  for (const [name, entry] of Object.entries(declared)) {
    if (isMany in entry) {
      lists.set(name, { names: entry.columns, parameters: entry.types.map(add).join(', ') })
      getters.push(entry.values)
      continue
    }
    const column = isLookedUp in entry ? entry.column : entry
    const [type, value] = column
    const parameter = add(type)
    placeOf.set(name, parameters.length)
    getters.push((items) => [items.map<unknown>(value)])
    if (!(isLookedUp in entry)) own.push({ name, parameter, column })
  }

  const named = (alias: string) =>
    `with ordinality as ${alias} (${own.map(({ name }) => name).join(', ')}, ord)`
  const [first, ...others] = own.map(({ column: [type] }) => `::${type}[]`)

  return {
    as: (alias) => `unnest(${own.map(({ parameter }) => parameter).join(', ')}) ${named(alias)}`,
    manyAs: (list, alias) => {
      const found = lists.get(list)
      if (!found) throw new Error(`No list ${list} is declared`)
      return `unnest(${found.parameters}) as ${alias} (${found.names.join(', ')})`
    },
    at: (column, ord) => {
      const place = placeOf.get(column)
      if (!place) throw new Error(`No column ${column} is declared`)
      return `($${place}::${parameters[place - 1]}[])[${ord}]`
    },
    rows: (items, alias) => {
      const last = `${others.at(-1) ?? first}) ${named(alias)}`
      const between = [first, ...others].slice(0, -1).map((type) => `${type}, `)
      const texts = ['unnest(', ...between, last]
      const template = Object.assign(texts, { raw: texts })
      return sql(template, ...own.map(({ column: [, value] }) => items.map<unknown>(value)))
    },
    values: (items) => getters.flatMap((get) => get(items)),
  }
}
