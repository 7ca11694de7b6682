import type { Endpoint } from '@kaadi/contract/http'
import * as z from 'zod/mini'
import { dropPatternBesideFormat, type JsonSchema } from '../http/wire-schema.ts'
import { contractDoors } from './contract-doors.ts'

/** A call of the contract, `cardOrders.submit`. */
export interface NamedEndpoint {
  readonly name: string
  readonly noun: string
  readonly endpoint: Endpoint
}

/** A schema as a call shows it, and the components that calls and other components refer to. */
export interface NamedSchemas {
  /** The schema of a part of a call: a reference where the contract names it. */
  schemaOf(schema: z.ZodMiniType): JsonSchema
  /** The same with its own fields, where they are needed one by one. */
  fieldsOf(schema: z.ZodMiniType): JsonSchema
  /** The body of a call, with the file that travels beside the fields of a form of several parts. */
  requestOf(call: NamedEndpoint): JsonSchema
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

/** `cardOrders.cancel` takes `CardOrdersCancelRequest` and answers `CardOrdersCancelReply`. */
const nameOf = ({ name }: NamedEndpoint, part: 'Request' | 'Reply'): string =>
  name.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase()) + part

/** What only one call knows is named by that call: bodies, and replies with fields of their own, such as pages. */
function registerCalls(registry: Registry, calls: readonly NamedEndpoint[], names: Set<string>): void {
  const register = (schema: z.ZodMiniType, id: string) => {
    if (registry.has(schema)) return
    registry.add(schema, { id })
    if (schema._zod.def.type === 'object') names.add(id)
  }
  for (const call of calls) {
    const { query, body, data } = call.endpoint
    if (query && !registry.has(query)) registry.add(query, { id: `query of ${call.name}` })
    if (body) register(body, nameOf(call, 'Request'))
    register(data, nameOf(call, 'Reply'))
  }
}

const refersTo = '#/components/schemas/'
const referTo = (name: string): JsonSchema => ({ $ref: refersTo + name })
const namesIn = (json: JsonSchema): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

const withFile = (fields: JsonSchema): JsonSchema => {
  const { properties = {}, required = [] } = fields as { properties?: object; required?: string[] }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { ...fields, properties: { ...properties, file }, required: [...required, 'file'] }
}

/** What travels in every call, as JSON Schema with a name for each schema of the contract, each body and each page. */
export function nameSchemas(calls: readonly NamedEndpoint[]): NamedSchemas {
  const registry: Registry = z.registry<{ id: string }>()
  const names = registerExports(registry)
  registerCalls(registry, calls, names)
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
  const fieldsOf = (schema: z.ZodMiniType): JsonSchema => written(idOf(schema))
  const schemaOf = (schema: z.ZodMiniType): JsonSchema =>
    names.has(idOf(schema)) ? referTo(idOf(schema)) : fieldsOf(schema)
  const requestOf = (call: NamedEndpoint): JsonSchema =>
    call.endpoint.encoding === 'multipart' ? referTo(nameOf(call, 'Request')) : schemaOf(call.endpoint.body!)
  for (const call of calls) {
    const { query, body, data, encoding } = call.endpoint
    if (query) collect(fieldsOf(query))
    if (body && encoding === 'multipart') {
      components[nameOf(call, 'Request')] = withFile(fieldsOf(body))
      collect(fieldsOf(body))
    } else if (body) collect(requestOf(call))
    collect(schemaOf(data))
  }
  return { schemaOf, fieldsOf, requestOf, components }
}
