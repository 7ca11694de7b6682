import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { expireCoupons, returnCoupons } from './with-orders/sweep-coupons.repository.ts'

const everyMs = 30_000

/** First what comes back, so that a coupon which ended meanwhile expires in the same run. */
export const sweepCoupons =
  ({ database }: Deps): JobHandler =>
  async () => {
    await returnCoupons(database.db)
    await expireCoupons(database.db)
    return { againInMs: everyMs }
  }
