import { type ErrorName, errorCodes, errorMessageFor } from '@kaadi/contract/errors'
import type { Endpoint } from '@kaadi/contract/http'
import { envelopeWireSchema, type JsonSchema } from '../http/wire-schema.ts'
import type { NamedEndpoint, NamedSchemas } from './named-schemas.ts'

/** One operation of the document, from the endpoint alone. */
export const toOperation = (call: NamedEndpoint, description: string | undefined, named: NamedSchemas) => ({
  operationId: call.name.replace('.', '_'),
  tags: [call.noun],
  summary: call.endpoint.summary,
  ...(description && { description }),
  security: securityOf(call.endpoint),
  parameters: [
    ...queryParameters(call.endpoint, named),
    ...(call.endpoint.idempotencyKey ? [idempotencyKey] : []),
  ],
  ...(call.endpoint.body && { requestBody: requestBody(call, named) }),
  responses: { 200: reply(call.endpoint, named), ...failures(call.endpoint) },
})

function securityOf({ auth }: Endpoint): object[] {
  if (auth === 'operator') return [{ operatorToken: [] }]
  if (auth === 'partner') return [{ partnerKey: [] }]
  if (auth === 'bearer') return [{ userToken: [] }]
  return auth === 'optional' ? [{ userToken: [] }, {}] : []
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'One key for each action of the user. Sending it again answers the first result again.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
}

function queryParameters({ query }: Endpoint, { fieldsOf }: NamedSchemas): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = fieldsOf(query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** Closed: the service refuses fields that the contract does not name. */
function requestBody(call: NamedEndpoint, { requestOf }: NamedSchemas): object {
  const { encoding = 'json' } = call.endpoint
  return {
    required: true,
    content: { [mediaTypes[encoding]]: { schema: { ...requestOf(call), unevaluatedProperties: false } } },
  }
}

function reply({ data, replies }: Endpoint, { schemaOf }: NamedSchemas): object {
  if (replies === 'file')
    return {
      description: 'The picture.',
      content: { 'image/webp': { schema: { type: 'string', contentMediaType: 'image/webp' } } },
    }
  if (replies === 'event-stream')
    return {
      description: 'Events as they happen, each as JSON behind `data:`.',
      content: { 'text/event-stream': { schema: schemaOf(data) } },
    }
  return {
    description: 'Done.',
    content: { 'application/json': { schema: envelopeWireSchema(schemaOf(data)) } },
  }
}

/** Failures of a call, by HTTP status: several codes of the catalogue may share one. */
function failures(endpoint: Endpoint): Record<string, object> {
  const byStatus = new Map<number, ErrorName[]>()
  for (const name of failureNames(endpoint)) {
    const { httpStatus } = errorCodes[name]
    byStatus.set(httpStatus, [...(byStatus.get(httpStatus) ?? []), name])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names
          .map((name) => `\`${errorCodes[name].code}\` ${name}: ${errorMessageFor(name, endpoint)}`)
          .join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function failureNames({
  auth,
  query,
  body,
  idempotencyKey: keyed,
  asksSecondFactor,
  errors = [],
}: Endpoint): Set<ErrorName> {
  return new Set<ErrorName>([
    ...(query || body ? (['invalidInput'] as const) : []),
    ...(auth === 'none' || auth === 'partner' ? [] : (['unauthenticated'] as const)),
    ...(auth === 'operator' ? (['forbidden'] as const) : []),
    ...(keyed ? (['idempotencyKeyMissing', 'idempotencyKeyReused', 'stillRunning'] as const) : []),
    ...(asksSecondFactor ? (['secondFactorNeeded'] as const) : []),
    ...errors,
    'tooManyRequests',
    'internal',
    'overloaded',
  ])
}
