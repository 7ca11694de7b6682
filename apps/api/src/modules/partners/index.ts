import { defineModule, recurring } from '../../module.ts'
import { partnerInvariants } from './partners.invariants.ts'
import { holdTiers } from './partners.jobs.ts'
import { startingTiers } from './partners.reference-rows.ts'
import { partnersRoutes } from './partners.routes.ts'
import { deliverEvents } from './sending/deliver.ts'

export { findPartners } from './joining/reviews.repository.ts'
export { createPartnerReader } from './keys/partner-reader.ts'
export { erasePartner } from './partners.repository.ts'
export { deliverNow } from './sending/deliver.ts'
export { tierSettings } from './settings/tier-settings.ts'
export { sealedPartnerColumns } from './webhooks/webhooks.repository.ts'

export const partnersModule = defineModule({
  name: 'partners',
  routes: partnersRoutes,
  jobs: {
    'partners.deliver': recurring(deliverEvents),
    'partners.tiers': recurring(holdTiers),
  },
  invariants: partnerInvariants,
  tables: [
    'partner_tiers',
    'partner_applications',
    'partners',
    'partner_keys',
    'partner_webhooks',
    'partner_events',
    'partner_deliveries',
    'partner_acts',
  ],
  referenceRows: [startingTiers],
})
