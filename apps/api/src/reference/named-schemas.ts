import type { Endpoint } from '@kaadi/contract/http'
import * as z from 'zod/mini'
import { dropPatternBesideFormat, type JsonSchema } from '../plugins/wire-schema.ts'
import { contractDoors } from './contract-doors.ts'

/** A schema as a call shows it, and the components that calls and other components refer to. */
export interface NamedSchemas {
  /** The schema of a part of a call: a reference where the contract names it. */
  schemaOf(schema: z.ZodMiniType): JsonSchema
  /** The same with its own fields, where they are needed one by one. */
  fieldsOf(schema: z.ZodMiniType): JsonSchema
  readonly components: Readonly<Record<string, JsonSchema>>
}

type Registry = z.core.$ZodRegistry<{ id: string }>

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** `cardOrderSchema` of the contract is `CardOrder`. */
function registerExports(registry: Registry): Set<string> {
  const exported = Object.values(contractDoors).flatMap((door) => Object.entries<unknown>(door))
  const names = new Set<string>()
  for (const [key, schema] of exported) {
    if (!key.endsWith('Schema') || !isSchema(schema) || registry.has(schema)) continue
    const id = key.charAt(0).toUpperCase() + key.slice(1, -'Schema'.length)
    registry.add(schema, { id })
    names.add(id)
  }
  return names
}

const refersTo = '#/components/schemas/'
const namesIn = (json: JsonSchema): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

/** What travels in every call, as JSON Schema with a name for each schema of the contract. */
export function nameSchemas(endpoints: readonly Endpoint[]): NamedSchemas {
  const registry: Registry = z.registry<{ id: string }>()
  const names = registerExports(registry)
  const parts = endpoints.flatMap(({ query, body, data }) =>
    [query, body, data].filter((part) => part !== undefined),
  )
  for (const [index, part] of parts.entries())
    if (!registry.has(part)) registry.add(part, { id: `part ${index}` })

  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => refersTo + id,
    override: dropPatternBesideFormat,
  })
  const written = (id: string): JsonSchema => {
    const { $schema: _, $id: __, id: ___, ...json } = schemas[id] as Record<string, unknown>
    return json
  }
  const components: Record<string, JsonSchema> = {}
  const collect = (json: JsonSchema): void => {
    for (const name of namesIn(json)) {
      if (name in components) continue
      components[name] = written(name)
      collect(components[name])
    }
  }
  const idOf = (schema: z.ZodMiniType): string => registry.get(schema)!.id
  const schemaOf = (schema: z.ZodMiniType): JsonSchema =>
    names.has(idOf(schema)) ? { $ref: refersTo + idOf(schema) } : written(idOf(schema))
  const fieldsOf = (schema: z.ZodMiniType): JsonSchema => written(idOf(schema))
  for (const { query, body, data, encoding } of endpoints) {
    if (query) collect(fieldsOf(query))
    if (body) collect(encoding === 'multipart' ? fieldsOf(body) : schemaOf(body))
    collect(schemaOf(data))
  }
  return { schemaOf, fieldsOf, components }
}
