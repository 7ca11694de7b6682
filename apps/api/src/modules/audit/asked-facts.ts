import * as z from 'zod/mini'

type Fact = string | number | boolean
export type Facts = Readonly<Record<string, Fact>>

interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly values?: readonly unknown[]
  readonly in?: z.ZodMiniType
}
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def

const isId = (name: string) => name === 'id' || name.endsWith('Id')
const anId = /^[A-Za-z0-9_-]{1,64}$/
const factsMost = 40

/**
 * What of a request may stand in the audit, read off its schema: ids, choices among what the contract names, numbers, yes and
 * no. Texts stay out whatever they are called: passwords, codes, tokens, account numbers and what people write are texts. A
 * field that is added to a call is therefore kept out until somebody gives it one of these kinds.
 */
export function askedFacts(schema: z.ZodMiniType | undefined, value: unknown): Facts {
  const facts: Record<string, Fact> = {}
  if (schema) gather(schema, value, '', facts)
  return Object.fromEntries(Object.entries(facts).slice(0, factsMost))
}

function gather(schema: z.ZodMiniType, value: unknown, path: string, facts: Record<string, Fact>): void {
  if (value === undefined || value === null) return
  const { type, shape, element, innerType, options, in: before, values } = defOf(schema)
  const inside = innerType ?? (type === 'pipe' ? before : undefined)
  if (inside) gather(inside, value, path, facts)
  if (shape && typeof value === 'object')
    for (const [name, field] of Object.entries(shape))
      gather(field, (value as Record<string, unknown>)[name], path ? `${path}.${name}` : name, facts)
  if (element && Array.isArray(value))
    for (const [at, one] of value.entries()) gather(element, one, `${path}.${at + 1}`, facts)
  if (options) for (const option of options) gather(option, value, path, facts)
  if (isFact(type, values, path, value)) facts[path] = value as Fact
}

function isFact(type: string, values: readonly unknown[] | undefined, path: string, value: unknown): boolean {
  if (type === 'literal') return values?.includes(value) ?? false
  if (type === 'boolean') return typeof value === 'boolean'
  if (type === 'number' || type === 'int') return typeof value === 'number'
  return type === 'string' && typeof value === 'string' && isId(path.split('.').at(-1)!) && anId.test(value)
}

/** Of a request that was refused before it was understood: the ids alone that fit their own fields. */
export function namedIds(schema: z.ZodMiniType | undefined, value: unknown): Facts {
  const shape = schema && defOf(schema).shape
  if (!shape || typeof value !== 'object' || value === null) return {}
  const given = value as Record<string, unknown>
  const ids = Object.entries(shape).flatMap(([name, field]) => {
    const id = given[name]
    const fits = isId(name) && typeof id === 'string' && anId.test(id) && z.safeParse(field, id).success
    return fits ? [[name, id] as const] : []
  })
  return Object.fromEntries(ids)
}

/** What a call is about: the first id that it names. */
export const subjectOf = (facts: Facts): string | undefined => {
  const found = Object.entries(facts).find(([path, value]) => isId(path) && typeof value === 'string')
  return found && String(found[1])
}
