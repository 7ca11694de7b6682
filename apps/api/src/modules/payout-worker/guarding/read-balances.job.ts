import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { keepBalance } from './rail-balances.repository.ts'

const everyMs = 300_000

/** Asks each provider what it holds in the currencies that it pays. One that does not answer keeps its last balance, and its age. */
export const readBalances =
  ({ database: { db }, rails }: Pick<Deps, 'database' | 'rails'>): JobHandler =>
  async () => {
    const paid = new Map(rails.routes.map((route) => [`${route.provider}:${route.currencyId}`, route]))
    for (const { provider, currencyId } of paid.values()) {
      const balance = await rails.providers.get(provider)?.balance(currencyId)
      if (typeof balance === 'bigint') await keepBalance(db, { provider, currencyId, balance })
    }
    return { againInMs: everyMs }
  }
