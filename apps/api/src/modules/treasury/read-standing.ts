import { type CurrencyId, currencies, currencyIds } from '@kaadi/contract/primitives'
import { type CurrencyStanding, type LedgerAccountName, ledgerAccountNames } from '@kaadi/contract/treasury'
import { fromMinorUnits } from '@kaadi/core/money'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { Deps } from '../../deps.ts'
import { type AccountSum, sumAccounts } from '../../ledger/index.ts'
import { openAttempt } from '../payouts/index.ts'
import { withdrawalRows } from '../withdrawals/index.ts'

interface Transit {
  readonly provider: string
  readonly currencyId: CurrencyId
  readonly amount: bigint
}

interface ProviderBalance {
  readonly provider: string
  readonly currencyId: CurrencyId
  readonly balance: bigint
  readonly readAt: Date
}

interface Sides {
  readonly sums: readonly AccountSum[]
  readonly transits: readonly Transit[]
  readonly balances: readonly ProviderBalance[]
}

/** The whole withdrawal, fee and all: that is what is held for it. */
const onTheirWay = (on: Reader): Promise<Transit[]> =>
  rowsOf(
    on,
    sql<Transit>`
    select p.provider, p.currency_id as "currencyId", sum(w.amount)::bigint as amount
    from payouts_at_providers p
    join ${withdrawalRows} on w.user_id = p.user_id and w.id = p.withdrawal_id
    where p.status in ${sql.raw(openAttempt)} group by 1, 2`,
  )

const lastBalances = (on: Reader): Promise<ProviderBalance[]> =>
  rowsOf(
    on,
    sql<ProviderBalance>`
    select provider, currency_id as "currencyId", balance, read_at as "readAt" from known_rail_balances`,
  )

/** By currency: what sellers are owed, where the money is, and every account of the books. */
export const createReadStanding =
  ({ database, rails }: Pick<Deps, 'database' | 'rails'>) =>
  async (): Promise<CurrencyStanding[]> => {
    const [sums, transits, balances] = await Promise.all([
      sumAccounts(database),
      onTheirWay(database),
      lastBalances(database),
    ])
    const paidBy = rails.routes.map(({ provider, currencyId }) => ({ provider, currencyId }))
    return currencyIds.map((currencyId) => standingOf(currencyId, { sums, transits, balances }, paidBy))
  }

/** Wallets first, then the house, as the books name them. */
const inOrder = (one: AccountSum, other: AccountSum): number => placeOf(one) - placeOf(other)
const placeOf = ({ name }: AccountSum): number => ledgerAccountNames.indexOf(name as LedgerAccountName)

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

function standingOf(
  currencyId: CurrencyId,
  sides: Sides,
  paidBy: readonly { readonly provider: string; readonly currencyId: CurrencyId }[],
): CurrencyStanding {
  const here = <Row extends { readonly currencyId: CurrencyId }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.currencyId === currencyId)
  const show = (minor: bigint) => fromMinorUnits(minor, currencies[currencyId].decimals)
  const [sums, transits, balances] = [here(sides.sums), here(sides.transits), here(sides.balances)]
  const of = (wanted: string) => total(sums.filter(({ name }) => name === wanted).map((row) => row.balance))
  const inTransit = total(transits.map(({ amount }) => amount))
  const owed = of('available') + of('held')
  const atProviders = total(balances.map(({ balance }) => balance))
  const names = [...transits, ...balances, ...here(paidBy)].map(({ provider }) => provider)
  return {
    currencyId,
    available: show(of('available')),
    held: show(of('held') - inTransit),
    inTransit: show(inTransit),
    owed: show(owed),
    receivable: show(-of('receivable')),
    rows: sums.toSorted(inOrder).map(({ name, provider, balance }) => ({
      name: name as LedgerAccountName,
      provider,
      balance: show(balance),
    })),
    sum: show(total(sums.map(({ balance }) => balance))),
    providers: [...new Set(names)].toSorted().map((provider) => {
      const last = balances.find((row) => row.provider === provider)
      const ofProvider = transits.filter((row) => row.provider === provider)
      return {
        provider,
        balance: last ? show(last.balance) : null,
        readTime: last?.readAt.toISOString() ?? null,
        inTransit: show(total(ofProvider.map(({ amount }) => amount))),
      }
    }),
    atProviders: show(atProviders),
    missing: show(owed > atProviders ? owed - atProviders : 0n),
  }
}
