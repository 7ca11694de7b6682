import { currencies } from '@kaadi/contract/primitives'
import { type LedgerFilter, type LedgerLine, treasury } from '@kaadi/contract/treasury'
import { fromMinorUnits } from '@kaadi/core/money'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { noteForAudit } from '../../http/audit-note.ts'
import { bind } from '../../http/endpoint.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { listAccountsOf, listHouseAccounts } from '../../ledger/index.ts'
import { requireForeignSeller } from '../risk/index.ts'
import { nameAccounts, searchSellers } from './name-accounts.ts'
import { createReadLines } from './read-lines.ts'
import { createReadStanding } from './read-standing.ts'
import { writeFile } from './write-file.ts'

const linesMost = 10_000
const atOnce = 100

/** Whose books were read, where they are somebody's. */
const noteWhose = (request: FastifyRequest, { sellerId, account, kind }: LedgerFilter) => {
  const subject = sellerId ?? account ?? kind
  if (subject !== undefined) noteForAudit(request, { subject })
}

export const treasuryRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { database } = deps
    const readLines = createReadLines(deps)
    const readStanding = createReadStanding(deps)

    bind(app, treasury.sellers, ({ query }) => searchSellers(database, query.search))
    bind(app, treasury.accounts, async ({ operator, query: { sellerId } }) => {
      const found =
        sellerId === undefined
          ? await listHouseAccounts(database)
          : await listAccountsOf(
              database,
              (await requireForeignSeller(database.db, operator, { sellerId })).userId,
            )
      const named = await nameAccounts(
        database,
        found.map(({ address }) => address),
      )
      return found.map(({ address, balance, version }) => {
        const account = named(address)
        const { decimals } = currencies[account.currencyId]
        return { account, balance: fromMinorUnits(balance, decimals), lines: Number(version) }
      })
    })

    bind(app, treasury.lines, ({ operator, query: { current, size, cursor, ...filter }, request }) => {
      noteWhose(request, filter)
      return readLines(operator, { current, size, cursor }, filter)
    })

    const readAll = async (operator: SignedInOperator, filter: LedgerFilter): Promise<LedgerLine[]> => {
      const lines: LedgerLine[] = []
      let cursor: string | undefined
      do {
        const page = await readLines(operator, { current: 1, size: atOnce, cursor }, filter)
        lines.push(...page.records)
        cursor = page.cursor ?? undefined
      } while (cursor !== undefined && lines.length < linesMost)
      return lines
    }
    bind(app, treasury.file, async ({ operator, query, request, reply }) => {
      noteWhose(request, query)
      const lines = await readAll(operator, query)
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="ledger.csv"',
          'cache-control': 'no-store',
          'x-ledger-lines': String(lines.length),
        })
        .send(writeFile(lines))
    })

    bind(app, treasury.standing, () => readStanding())
  }
