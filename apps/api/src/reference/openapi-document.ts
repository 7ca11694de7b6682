import { endpointList } from '@kaadi/contract'
import { headerNames, withApiPrefix } from '@kaadi/contract/http'
import { clientVersion } from '@kaadi/contract/primitives'
import { failureWireSchema } from '../http/wire-schema.ts'
import descriptions from './generated/descriptions.json' with { type: 'json' }
import { nameSchemas } from './named-schemas.ts'
import { toOperation } from './openapi-operation.ts'

const about = `Every reply is an envelope: \`{ code: 0, msg, data }\` with HTTP status 200 on success, another \`code\` with a
message for people on failure. Amounts and rates are decimal strings, times ISO 8601 in UTC.`

/** The API as an OpenAPI 3.1 document. It is derived from the contract: there is nothing to keep in step by hand. */
export function openApiDocument(url: string): Record<string, unknown> {
  const known: Readonly<Record<string, string>> = descriptions
  const named = nameSchemas(endpointList)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of endpointList) {
    const path = withApiPrefix(call.endpoint.path)
    paths[path] = {
      ...paths[path],
      [call.endpoint.method.toLowerCase()]: toOperation(call, known[call.name], named),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kaadi API',
      version: clientVersion,
      description: about,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url }],
    tags: [...new Set(endpointList.map(({ noun }) => noun))].map((name) => ({
      name,
      description: tagLine(name),
    })),
    paths,
    components: {
      securitySchemes: {
        userToken: { type: 'http', scheme: 'bearer', description: 'Token of a signed-in seller.' },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'Token of a user of the console.' },
        partnerKey: {
          type: 'apiKey',
          in: 'header',
          name: headerNames.partnerKey,
          description:
            'Key of a partner’s program: `kd_live_…` sells cards on the partner’s own account, `kd_test_…` plays in the sandbox.',
        },
      },
      schemas: { ...named.components, Failure: failureWireSchema() },
    },
  }
}

/** `cardOrders` reads "Card orders". */
const tagLine = (noun: string): string => {
  const words = noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
