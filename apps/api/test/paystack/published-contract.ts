import { readFileSync } from 'node:fs'
import { Ajv, type AnySchema } from 'ajv'
import { parse } from 'yaml'
import type { StandInProvider } from '../../src/modules/payout-rails/index.ts'

interface Document {
  readonly paths: Record<string, Record<string, Operation>>
}
interface Operation {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: AnySchema
  }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: AnySchema }> }
  readonly responses: Record<
    string,
    { readonly $ref?: string; readonly content?: Record<string, { readonly schema: AnySchema }> }
  >
}

/** Where the provider's published document lies; without it what needs it is reported as not run. */
export const publishedAt = process.env.PAYSTACK_OPENAPI

export interface Findings {
  /** What did not fit, in words. */
  readonly faults: readonly string[]
  /** Calls that were checked. */
  readonly checked: readonly string[]
}

/** Stands before the stand-in and checks each call and each reply against the provider's published document. */
export function checkedByContract(
  provider: StandInProvider,
  file: string,
): Pick<StandInProvider, 'handle'> & Findings {
  const document = parse(readFileSync(file, 'utf8')) as Document
  dropTypelessNullable(document)
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false, validateFormats: false })
  ajv.addSchema(document as AnySchema, 'published')
  const faults: string[] = []
  const checked: string[] = []
  const check = (place: string, pointer: string, value: unknown): void => {
    const validate = ajv.compile({ $ref: `published#${pointer}` })
    if (!validate(value)) faults.push(`${place}: ${ajv.errorsText(validate.errors)}`)
  }
  return {
    faults,
    checked,
    handle: async (call) => {
      const method = call.method.toLowerCase()
      const { pathname, searchParams } = new URL(call.path, 'http://stand-in.test')
      const path = Object.keys(document.paths).find((known) => patternOf(known).test(pathname))
      const operation = path === undefined ? undefined : document.paths[path]?.[method]
      const place = `${method} ${pathname}`
      if (path === undefined || !operation) {
        faults.push(`${place} is not published`)
        return provider.handle(call)
      }
      const at = `/paths/${pointerOf(path)}/${method}`
      if (operation.requestBody)
        check(`${place} request`, `${at}/requestBody/content/application~1json/schema`, JSON.parse(call.body))
      for (const { name, in: where, required } of operation.parameters ?? [])
        if (where === 'query' && required && !searchParams.has(name))
          faults.push(`${place}: ${name} is missing`)
      for (const name of searchParams.keys())
        if (!operation.parameters?.some((parameter) => parameter.name === name))
          faults.push(`${place}: ${name} is unknown`)
      const reply = await provider.handle(call)
      if (reply.kind !== 'answer' || reply.isSpoiled) return reply
      const status = String(reply.status)
      const response = operation.responses[status]
      if (response) {
        const target = response.$ref ? response.$ref.slice(1) : `${at}/responses/${status}`
        check(`${place} ${status}`, `${target}/content/application~1json/schema`, JSON.parse(reply.body))
      } else if (reply.status < 400) faults.push(`${place}: ${status} is not published`)
      checked.push(`${place} ${status}`)
      return reply
    },
  }
}

const pointerOf = (path: string): string =>
  path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)

/** A nullable without a type makes compilers skip the schema in silence; with a type it means "or null". */
function dropTypelessNullable(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const record = node as Record<string, unknown>
  if (record.nullable === true) {
    if (typeof record.type === 'string') record.type = [record.type, 'null']
    delete record.nullable
  }
  // The length of a text is not said by `minimum`.
  if (record.type === 'string' && 'minimum' in record) {
    record.minLength = record.minimum
    delete record.minimum
  }
  for (const child of Object.values(record)) dropTypelessNullable(child)
}
