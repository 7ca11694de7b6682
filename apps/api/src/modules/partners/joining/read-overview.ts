import {
  type PartnerApplication,
  type PartnerOverview,
  type PartnerStanding,
  partnerRefusals,
  partnerSuspensions,
} from '@kaadi/contract/partners'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { listKeys, toKey } from '../keys/keys.repository.ts'
import {
  findNewestApplication,
  findPartner,
  listTiers,
  type StoredApplication,
  type StoredPartner,
} from '../partners.repository.ts'
import { findWebhook } from '../webhooks/webhooks.repository.ts'
import { toWebhook } from '../webhooks/webhooks.ts'

export type ReadOverview = (user: Pick<SignedInUser, 'id' | 'defaultCurrencyId'>) => Promise<PartnerOverview>

/** What an account is shown of the programme, and of its own part in it. */
export function createReadOverview({ database }: Deps): ReadOverview {
  return async (user) => {
    const [partner, application] = await Promise.all([
      findPartner(database, user.id),
      findNewestApplication(database, user.id),
    ])
    const currencyId = partner?.currencyId ?? application?.currencyId ?? user.defaultCurrencyId
    const { decimals } = currencies[currencyId]
    const tiers = await listTiers(database, currencyId)
    return {
      currencyId,
      tiers: tiers.map(({ fromAmount, ...terms }) => ({
        ...terms,
        fromAmount: fromMinorUnits(fromAmount, decimals),
      })),
      application: application ? toApplication(application) : null,
      partner: partner ? await standingOf(partner) : null,
    }
  }

  async function standingOf({ userId, tier, since, reason }: StoredPartner): Promise<PartnerStanding> {
    const [keys, webhook] = await Promise.all([listKeys(database, userId), findWebhook(database, userId)])
    return {
      tier,
      since: since.toISOString(),
      suspension: reason && wordsOf(reason, partnerSuspensions[reason]),
      keys: keys.map(toKey),
      webhook: webhook ? toWebhook(webhook) : null,
    }
  }
}

const wordsOf = <Reason extends string>(
  reason: Reason,
  { text, nextStep }: { readonly text: string; readonly nextStep: string },
) => ({ reason, text, nextStep })

const toApplication = (stored: StoredApplication): PartnerApplication => ({
  applicationId: stored.publicId as PartnerApplication['applicationId'],
  status: stored.status,
  companyName: stored.companyName,
  website: stored.website,
  sells: stored.sells,
  expectedVolume: fromMinorUnits(stored.expectedVolume, currencies[stored.currencyId].decimals),
  createTime: stored.createdAt.toISOString(),
  decideTime: stored.decidedAt?.toISOString() ?? null,
  refusal: stored.reason && wordsOf(stored.reason, partnerRefusals[stored.reason]),
})
