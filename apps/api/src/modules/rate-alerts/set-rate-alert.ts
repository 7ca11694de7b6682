import { isRateReached, rateAlerts, type SetRateAlert } from '@kaadi/contract/rate-alerts'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField } from '../../errors/domain-error.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { lockHolder } from '../users/index.ts'
import { countOthers, findKind, type NewRateAlert, setRateAlert } from './rate-alerts.repository.ts'

export interface AlertToSet extends NewRateAlert {
  readonly userId: bigint
  readonly key: string
}

/** Sets an alert where there is something to wait for. */
export function createSetRateAlert({ database: { db }, vault, config }: Deps) {
  return async ({ userId, key, ...alert }: AlertToSet): Promise<SetRateAlert> => {
    const request = keyedRequest(vault, { userId, key, operation: rateAlerts.set.path, body: alert })
    const { reply } = await withIdempotency(db, request, async (tx) => {
      const kind = await findKind(tx, alert)
      if (!kind) throw invalidField('cardTypeId', 'Choose a card from the list.')
      if (alert.above !== null && Number(alert.above) <= 0)
        throw invalidField('above', 'Enter a rate above zero.')
      if (isRateReached(alert.above, kind.onSale ? kind.rate : null))
        throw new DomainError('rateReached', { details: { rate: kind.rate } })
      // One request of a seller at a time, or two of them pass the count together.
      await lockHolder(tx, userId)
      if ((await countOthers(tx, userId, alert)) >= config.rateAlertsMax)
        throw new DomainError('rateAlertsFull', { details: { most: config.rateAlertsMax } })
      return setRateAlert(tx, userId, alert)
    })
    return reply
  }
}
