import { envelopeSchema } from '@kaadi/contract/http'
import * as z from 'zod/mini'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * What travels, as JSON Schema. Always the input side, for replies too: a handler may answer a Date where the wire has
 * an ISO string. A pattern beside a format says the same at length and is left out.
 */
export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern
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
