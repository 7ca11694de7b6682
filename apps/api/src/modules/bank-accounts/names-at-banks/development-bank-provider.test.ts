import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from './development-bank-provider.ts'

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly allOf?: readonly Schema[]
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, Schema>>
}
interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>
}

let provider: DevelopmentBankProvider
beforeAll(async () => {
  provider = await startDevelopmentBankProvider()
})
afterAll(() => provider.close())

const resolve = async (query: string) => {
  const reply = await fetch(`${provider.baseUrl}/bank/resolve?${query}`, {
    headers: { authorization: `Bearer ${provider.secretKey}` },
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

const follow = (document: object, schema: Schema): Schema => {
  if (!schema.$ref) return schema
  const parts = schema.$ref.replace(/^#\//, '').split('/')
  // The document is walked by its own pointers, of which no type is known.
  const found = parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document)
  return follow(document, found as Schema)
}
const fieldsOf = (document: object, schema: Schema): Record<string, Schema> => {
  const { properties = {}, allOf = [] } = follow(document, schema)
  return Object.assign({ ...properties }, ...allOf.map((part) => fieldsOf(document, part)))
}

// Not copied into the repository: read where the environment names it.
const published = process.env.PAYSTACK_OPENAPI

describe.skipIf(!published)('the stand-in for the bank provider, against the published document', () => {
  it('takes the parameters and answers the fields that are published', async () => {
    const document = parse(await readFile(published ?? '', 'utf8')) as Document
    const operation = document.paths['/bank/resolve']?.get
    expect(operation?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`).sort()).toEqual([
      'query account_number',
      'query bank_code',
    ])
    const success = follow(document, operation?.responses['200'] ?? {})
    const fields = fieldsOf(document, success.content?.['application/json']?.schema ?? {})
    const { status, body } = await resolve('account_number=0123454821&bank_code=058')
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(Object.keys(fields).sort())
    const dataFields = fieldsOf(document, fields.data ?? {})
    expect(Object.keys(body.data as object).sort()).toEqual(Object.keys(dataFields).sort())
  })
})

describe('the stand-in for the bank provider', () => {
  it('knows the owner of an account, always the same', async () => {
    const [first, again] = [
      await resolve('account_number=0123454821&bank_code=058'),
      await resolve('account_number=0123454821&bank_code=058'),
    ]
    expect(first).toMatchObject({
      status: 200,
      body: { status: true, data: { account_number: '0123454821' } },
    })
    expect(again).toEqual(first)
  })
  it('does not know a number that ends in 0000', async () => {
    expect(await resolve('account_number=0123450000&bank_code=058')).toMatchObject({
      status: 422,
      body: { status: false },
    })
  })
  it('refuses a call without its key', async () => {
    expect((await fetch(`${provider.baseUrl}/bank/resolve`)).status).toBe(401)
  })
})
