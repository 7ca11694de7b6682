import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { endpointList } from '@kaadi/contract'
import { withApiPrefix } from '@kaadi/contract/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectDescriptions } from '../../scripts/build-descriptions.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { contractDoors } from './contract-doors.ts'
import descriptions from './generated/descriptions.json' with { type: 'json' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}
interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>
}
interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly security: object[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}
interface OpenApi {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

describe('the OpenAPI document', () => {
  it('has every call of the contract, with who may call and how it fails', async () => {
    const document = (await app.http.inject({ url: '/api/openapi.json' })).json<OpenApi>()
    expect(document.openapi).toBe('3.1.0')
    for (const { name, endpoint } of endpointList) {
      const operation = document.paths[withApiPrefix(endpoint.path)]?.[endpoint.method.toLowerCase()]
      expect(operation, name).toMatchObject({ summary: endpoint.summary })
      expect(Object.keys(operation!.responses), name).toContain('200')
      if (endpoint.auth === 'operator') expect(operation!.security).toEqual([{ operatorToken: [] }])
    }
  })

  it('has a component for each schema of the contract, which calls and other schemas refer to by name', async () => {
    const body = (await app.http.inject({ url: '/api/openapi.json' })).body
    const document = JSON.parse(body) as OpenApi
    const { schemas } = document.components
    for (const name of ['CardOrder', 'CardOrderSummary', 'Quote', 'SubmitTradeRequest', 'Withdrawal', 'User'])
      expect(Object.keys(schemas), name).toContain(name)
    const at = (path: string, method: string) => document.paths[withApiPrefix(path)]![method]!
    const submit = at('/bizgift/v1/user/card/submitTrade', 'post')
    const named = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    expect(submit.requestBody!.content['application/json']!.schema).toEqual({
      ...named('SubmitTradeRequest'),
      // A body is closed: what the contract does not name is refused.
      unevaluatedProperties: false,
    })
    expect(submit.responses['200']!.content['application/json']!.schema.properties!.data).toEqual(
      named('CardOrder'),
    )
    const page = at('/bizgift/v1/user/card/page', 'get').responses['200']!.content['application/json']!.schema
    expect(page.properties!.data).toEqual(named('CardOrderPage'))
    expect(schemas.CardOrderPage!.properties!.records!.items).toEqual(named('CardOrderSummary'))
    expect(schemas.CardOrder!.properties!.cards!.items).toEqual(named('OrderCard'))

    const referred = [...body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(referred.filter((name) => !(name in schemas))).toEqual([])
    expect(Object.keys(schemas).filter((name) => !referred.includes(name))).toEqual([])
  })

  it('names every body and every reply that has fields of its own', async () => {
    const document = (await app.http.inject({ url: '/api/openapi.json' })).json<OpenApi>()
    const inline: string[] = []
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, { requestBody, responses }] of Object.entries(operations)) {
        const sent = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
        // The envelope around the data is the one of every call: it is written out.
        const answered = Object.values(responses).flatMap(({ content }) =>
          Object.values(content).map(({ schema }) => schema.properties?.data ?? schema),
        )
        const found = [...sent, ...answered].flatMap((schema) => objectsIn(schema, `${method} ${path}`))
        inline.push(...found)
      }
    expect(inline).toEqual([])
  })

  it('names what only one call takes or answers by that call', async () => {
    const document = (await app.http.inject({ url: '/api/openapi.json' })).json<OpenApi>()
    const nameOf = (id: string) => id.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const ofCalls = operations.flatMap(({ operationId }) => [
      `${nameOf(operationId)}Request`,
      `${nameOf(operationId)}Reply`,
    ])
    for (const { operationId, requestBody, responses } of operations) {
      const referred = [...JSON.stringify({ requestBody, responses }).matchAll(/schemas\/([^"]+)"/g)]
      const foreign = referred
        .map(([, name = '']) => name)
        .filter((name) => ofCalls.includes(name) && !name.startsWith(nameOf(operationId)))
      expect(foreign, operationId).toEqual([])
    }
  })

  it('writes out in a component only what is a part of that one alone', async () => {
    const { components } = (await app.http.inject({ url: '/api/openapi.json' })).json<OpenApi>()
    const parts = Object.entries(components.schemas).flatMap(([name, schema]) =>
      Object.entries(schema).flatMap(([key, part]) => objectsIn(part, `${name}.${key}`)),
    )
    // None of these has a name in the contract: an editor shows them as parts of what they belong to.
    expect(parts).toEqual([
      'VerificationRequest.properties.photos.items',
      'CardTypeList.properties.map',
      'CardType.properties.colors',
      'CardCurrencyList.properties.map',
      'SetRateAlert.properties.replaced.anyOf.0',
      'Quote.properties.coupon.anyOf.0',
      'OrderAppeal.properties.photos.items',
      'ResubmitRequest.properties.cards.items',
      'OrderMessage.properties.photos.items',
      'Bank.properties.network.anyOf.0',
      'UserEvent.oneOf.0',
      'UserEvent.oneOf.1',
      'UserEvent.oneOf.2',
      'UserEvent.oneOf.3',
      'PartnerApplication.properties.refusal.anyOf.0',
      'PartnerStanding.properties.suspension.anyOf.0',
      'PartnerVolume.properties.next.anyOf.0',
      'VerificationCase.properties.refusal.anyOf.0',
      'PasskeyCreation.properties.rp',
      'PasskeyCreation.properties.user',
      'PasskeyCreation.properties.pubKeyCredParams.items',
      'PasskeyCreation.properties.excludeCredentials.items',
      'PasskeyCreation.properties.authenticatorSelection',
      'PasskeyRequest.properties.allowCredentials.items',
      'IdentitySignIn.properties.returned',
      'IdentitySignIn.properties.account',
      'SiteInfo.properties.settleCurrencyConfList.items',
      'SiteInfo.properties.closedCountries.items',
      'DeskQueueRow.properties.atRedeemer.anyOf.0',
      'DeskOrder.properties.seller',
      'DeskOrder.properties.second.anyOf.0',
      'DeskCheck.properties.orders.items',
      'Custody.properties.back.anyOf.0',
      'Finding.properties.photo.anyOf.0',
      'ComparedPhoto.properties.order',
      'ComparedPhoto.properties.photo.anyOf.0',
      'BlindRecheck.properties.seller',
      'BlindRecheck.properties.cards.items',
      'RecheckDecision.properties.cards.items',
      'RecheckRow.properties.cards.items',
      'RecheckRow.properties.cards.items.properties.first',
      'RecheckRow.properties.cards.items.properties.second',
      'RecheckRow.properties.answer.anyOf.0',
      'DeskMessage.properties.photos.items',
      'Payout.properties.secondPerson.anyOf.0',
      'PayoutDetail.properties.secondPerson.anyOf.0',
      'ProviderTimeline.properties.exceptions.items',
      'PayoutStop.properties.restart.anyOf.0',
      'LedgerAccount.properties.seller.anyOf.0',
      'Adjustment.properties.evidence',
      'ReviewCase.properties.person.anyOf.0',
      'ReviewCase.properties.photos.items',
      'ReviewCase.properties.flags.items',
      'ReviewCase.properties.seller',
      'AppealCase.properties.refusedFor.items',
      'Reversal.properties.evidence.items',
      'ReversalRequest.properties.evidence.items',
      'BatchedPayout.properties.secondPerson.anyOf.0',
      'RedeemerAnswer.properties.cards.items',
      'OperatorAccountDetail.properties.openSessions.items',
      'AuditLine.properties.asked.items',
      'AuditLine.properties.changes.items',
      'AuditLine.properties.link.anyOf.0',
      'SwitchChange.properties.before',
      'ChangeDraft.oneOf.0',
      'ChangeDraft.oneOf.1',
      'ChangeDraft.oneOf.2',
      'ChangeDraft.oneOf.3',
      'ChangeDraft.oneOf.4',
      'ChangeDraft.oneOf.5',
      'ChangeDraft.oneOf.6',
      'ChangeDraft.oneOf.7',
      'ChangeDraft.oneOf.8',
      'ChangeDraft.oneOf.9',
      'ChangeDraft.oneOf.10',
      'ChangeDraft.oneOf.11',
      'ChangeDraft.oneOf.12',
      'ChangeDraft.oneOf.13',
      'ChangeDraft.oneOf.14',
      'ChangeDraft.oneOf.15',
      'ChangeDraft.oneOf.16',
      'ChangeRequest.oneOf.0',
      'ChangeRequest.oneOf.1',
      'ChangeRequest.oneOf.2',
      'ChangeRequest.oneOf.3',
      'ChangeRequest.oneOf.4',
      'ChangeRequest.oneOf.5',
      'ChangeRequest.oneOf.6',
      'ChangeRequest.oneOf.7',
      'ChangeRequest.oneOf.8',
      'ChangeRequest.oneOf.9',
      'ChangeRequest.oneOf.10',
      'ChangeRequest.oneOf.11',
      'ChangeRequest.oneOf.12',
      'ChangeRequest.oneOf.13',
      'ChangeRequest.oneOf.14',
      'ChangeRequest.oneOf.15',
      'ChangeRequest.oneOf.16',
      'CampaignFigures.properties.faceValues.items',
      'SellerPage.properties.wallets.items',
      'SellerPage.properties.orders',
      'SellerPage.properties.orders.properties.newest.items',
      'SellerPage.properties.withdrawals.items',
      'SellerPage.properties.bankAccounts.items',
      'SellerPage.properties.devices.items',
      'SellerPage.properties.sessions.items',
      'SellerPage.properties.verification.anyOf.0',
      'Block.properties.seller.anyOf.0',
      'BlockRequest.properties.subject.oneOf.0',
      'BlockRequest.properties.subject.oneOf.1',
      'BlockRequest.properties.subject.oneOf.2',
      'BlockRequest.properties.subject.oneOf.3',
      'PartnerReview.properties.seller',
      'PartnerReview.properties.deliveries',
      'PartnerReview.properties.history.items',
      'DeskInsight.properties.open.items',
      'DeskInsight.properties.total',
      'DeskInsight.properties.days.items',
      'DeskInsight.properties.brands.items',
      'DeskInsight.properties.classes.items',
      'DeskInsight.properties.reviewers.items',
      'DeskInsight.properties.reasons.items',
      'MoneyInsight.properties.currencies.items',
      'MoneyInsight.properties.days.items',
      'MoneyInsight.properties.brands.items',
      'PartnerOrder.properties.cards.items',
    ])
  })

  it('knows every door of the contract by name', () => {
    const doors = readdirSync(join(import.meta.dirname, '../../../../packages/contract/src'), {
      withFileTypes: true,
    })
    const folders = doors
      .filter((door) => door.isDirectory() && !door.name.startsWith('_'))
      .map(({ name }) => name)
    expect(Object.keys(contractDoors).sort()).toEqual(folders.sort())
  })

  it('is a good one, as its own linter sees it', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaadi-openapi-'))
    try {
      const file = join(folder, 'openapi.json')
      await writeFile(file, (await app.http.inject({ url: '/api/openapi.json' })).body)
      const lint = await promisify(execFile)(
        process.execPath,
        [linter(), 'lint', file, '--extends=recommended', '--format=json'],
        {
          cwd: folder,
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
      ).catch((error: { stdout: string }) => error)
      const { problems } = JSON.parse(lint.stdout) as { problems: { message: string; location: unknown }[] }
      expect(problems).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('says what the editor says, and the units, errors and source of each call', () => {
    const contract = join(import.meta.dirname, '../../../../packages/contract/src')
    expect(descriptions, 'Run: node -C @kaadi/source scripts/build-descriptions.ts').toEqual(
      collectDescriptions(contract),
    )
  })
})

it('the reference page shows every call without a script', async () => {
  const page = await app.http.inject({ url: '/reference' })
  for (const { name } of endpointList) expect(page.body).toContain(`id="${name}"`)
  expect(page.body).not.toContain('<script')
  expect((await app.http.inject({ url: '/reference.css' })).headers['content-type']).toContain('text/css')
})

/** Where fields are written out below a schema: `properties` beside a `type`. */
function objectsIn(json: unknown, at: string): string[] {
  if (typeof json !== 'object' || json === null) return []
  const below = Object.entries(json).flatMap(([key, part]) => objectsIn(part, `${at}.${key}`))
  return 'type' in json && json.type === 'object' && 'properties' in json ? [at, ...below] : below
}

function linter(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json')
  return join(dirname(manifest), 'bin', 'cli.js')
}
