import type { Endpoint } from '@kaadi/contract/http'
import { type JsonSchema, wireSchema } from '../../src/http/wire-schema.ts'

/** Values that exist, by the name of the field they belong in. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** Something that may pass for what a call takes: only what gets past the first look reaches what lies behind. */
export function plausible(schema: Endpoint['body'], known: Known, random: () => number): unknown {
  return schema ? make(wireSchema(schema), '', known, random) : undefined
}

function make(schema: JsonSchema, name: string, known: Known, random: () => number): unknown {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const options = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (options) return make(pick(options), name, known, random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum as unknown[])
  if (known[name]?.length) return pick(known[name])
  switch (schema.type) {
    case 'object': {
      const required = (schema.required ?? []) as string[]
      const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      const taken = fields.filter(([field]) => required.includes(field) || random() < 0.5)
      return Object.fromEntries(taken.map(([field, inner]) => [field, make(inner, field, known, random)]))
    }
    case 'array':
      return Array.from({ length: random() < 0.8 ? 1 : 2 }, () =>
        make((schema.items ?? {}) as JsonSchema, name, known, random),
      )
    case 'integer':
    case 'number':
      return pick([1, 2, 10, 100])
    case 'boolean':
      return random() < 0.5
    case 'null':
      return null
    default:
      return pick(['1000', 'A plain sentence.', '2026-11-20T13:05:00.000Z', '123456'])
  }
}

/** One value of it, however deep, exchanged, taken away, doubled, or one more put beside it. */
export function spoil(whole: unknown, bad: unknown, random: () => number): unknown {
  if (typeof whole !== 'object' || whole === null || random() < 0.05) return bad
  if (Array.isArray(whole)) {
    if (whole.length === 0 || random() < 0.2) return [...whole, ...whole, bad]
    const at = Math.floor(random() * whole.length)
    return whole.map((value, index) => (index === at ? spoil(value, bad, random) : value))
  }
  const names = Object.keys(whole)
  const name = names[Math.floor(random() * names.length)]
  const chance = random()
  if (name === undefined || chance < 0.05) return { ...whole, isAdmin: bad }
  const { [name]: value, ...rest } = whole as Record<string, unknown>
  return chance < 0.1 ? rest : { ...rest, [name]: spoil(value, bad, random) }
}
