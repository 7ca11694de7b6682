import { transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { tellByMail } from '../notifications/index.ts'
import { fireReached, isFull } from './fire-rate-alerts.repository.ts'
import { rateAlertMail } from './rate-alerts.mails.ts'

const everyMs = 15_000

/** Tells sellers of the rates that they wait for, once each. */
export const fireRateAlerts =
  ({ database, mail }: Pick<Deps, 'database' | 'mail'>): JobHandler =>
  async () => {
    const fired = await transaction(database.db, async (tx) => {
      const fired = await fireReached(tx)
      for (const alert of fired)
        if (alert.byMail)
          await tellByMail(tx, mail, { userId: alert.userId, kind: 'offers', mail: rateAlertMail(alert) })
      return fired
    })
    return { againInMs: isFull(fired) ? 0 : everyMs }
  }
