import type { PartnerOverview, PartnerRequest } from '@kaadi/contract/partners'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { toMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findPartner, writeAct } from '../partners.repository.ts'
import { insertApplication, requireStaying } from './applications.repository.ts'
import type { ReadOverview } from './read-overview.ts'

const perUser = { scope: 'partner-application', limit: 5, windowSeconds: 24 * 3600 }

/** Takes an application. A person decides. */
export function createApply(deps: Deps, readOverview: ReadOverview) {
  return async (user: SignedInUser, body: PartnerRequest, key: string): Promise<PartnerOverview> => {
    const request = keyedRequest(deps.vault, { userId: user.id, key, operation: 'partners.apply', body })
    await withIdempotency(deps.database.db, request, async (tx) => {
      if (await findPartner(tx, user.id)) throw new DomainError('partnerDecided')
      await requireStaying(tx, user.id)
      const expectedVolume = minorOf(body.expectedVolume, user.defaultCurrencyId)
      await insertApplication(tx, {
        userId: user.id,
        publicId: deps.ids.publicId(),
        companyName: body.companyName,
        website: body.website,
        sells: body.sells,
        currencyId: user.defaultCurrencyId,
        expectedVolume,
      })
      await deps.throttle.require({ ...perUser, subject: user.publicId })
      await writeAct(tx, { userId: user.id, act: 'applied' })
      return {}
    })
    return readOverview(user)
  }
}

/** More than nobody sells in a month is a slip of the finger. */
const mostDigits = 15

function minorOf(amount: string, currencyId: CurrencyId): bigint {
  const { decimals } = currencies[currencyId]
  const [whole = '', fraction = ''] = amount.split('.')
  if (whole.length > mostDigits || fraction.length > decimals)
    throw invalidField('expectedVolume', 'Enter an amount in the currency of your wallet.')
  const minor = toMinorUnits(amount, decimals)
  if (minor < toMinorUnits('1', decimals))
    throw invalidField('expectedVolume', 'Enter what you expect to sell in a month: at least 1.')
  return minor
}
