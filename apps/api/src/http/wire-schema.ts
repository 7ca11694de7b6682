import { envelopeSchema } from '@kaadi/contract/http'
import * as z from 'zod/mini'

export type JsonSchema = Readonly<Record<string, unknown>>

/** A pattern beside a format says the same at length. */
export const dropPatternBesideFormat = ({
  jsonSchema,
}: {
  jsonSchema: z.core.JSONSchema.BaseSchema
}): void => {
  if (jsonSchema.format) delete jsonSchema.pattern
}

/** No field beside those that are named. */
const close = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.properties) jsonSchema.additionalProperties ??= false
}

const open = new WeakMap<z.ZodMiniType, JsonSchema>()

/**
 * What travels, as JSON Schema. Always the input side, for replies too: a handler may answer a Date where the wire has
 * an ISO string. A body is closed: the service refuses fields that it does not name.
 */
export function wireSchema(schema: z.ZodMiniType, { isClosed = false } = {}): JsonSchema {
  if (isClosed) return written(schema, isClosed)
  const known = open.get(schema) ?? written(schema, isClosed)
  open.set(schema, known)
  return known
}

function written(schema: z.ZodMiniType, isClosed: boolean): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override: (context) => {
      dropPatternBesideFormat(context)
      if (isClosed) close(context)
    },
  })
  const { $schema: _, ...rest } = json
  return rest
}

/** The envelope around the data of a successful reply. */
export const envelopeWireSchema = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code: { const: 0 }, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
})

/** The envelope of a refusal. The contract checks its code by a function, of which JSON Schema knows nothing. */
export const failureWireSchema = (): JsonSchema => {
  const envelope = wireSchema(envelopeSchema) as { readonly properties: object }
  return { ...envelope, properties: { ...envelope.properties, code: { type: ['number', 'string'] } } }
}
