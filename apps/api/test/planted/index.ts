import { accountDamages } from './accounts.damages.ts'
import { adjustmentDamages } from './adjustments.damages.ts'
import { appealDamages } from './appeals.damages.ts'
import { auditDamages } from './audit.damages.ts'
import { batchDamages } from './batches.damages.ts'
import { bookDamages } from './books.damages.ts'
import { changeDamages } from './changes.damages.ts'
import { exchangeDamages } from './exchanges.damages.ts'
import { insightDamages } from './insight.damages.ts'
import { ledgerDamages } from './ledger.damages.ts'
import { levelDamages } from './levels.damages.ts'
import { messageDamages } from './messages.damages.ts'
import { orderDamages } from './orders.damages.ts'
import { ownMoneyDamages } from './own-money.damages.ts'
import { partnerDamages } from './partners.damages.ts'
import { promotionDamages } from './promotions.damages.ts'
import { providerPayoutDamages } from './provider-payouts.damages.ts'
import { recheckDamages } from './rechecks.damages.ts'
import { redeemerDamages } from './redeemers.damages.ts'
import { reversalDamages } from './reversals.damages.ts'
import { riskDamages } from './risk.damages.ts'
import { schemaDamages } from './schema.damages.ts'
import { settingDamages } from './settings.damages.ts'
import { shiftDamages } from './shifts.damages.ts'
import type { Damage } from './victims.ts'
import { withdrawalDamages } from './withdrawals.damages.ts'
import { witnessedDamages } from './witnessed.damages.ts'

export type { Damage } from './victims.ts'

/** What a bug, a flipped byte or a hand in the database could leave behind, and the rule that has to notice. */
export const damages: readonly Damage[] = [
  ...ledgerDamages,
  ...orderDamages,
  ...withdrawalDamages,
  ...batchDamages,
  ...providerPayoutDamages,
  ...promotionDamages,
  ...accountDamages,
  ...levelDamages,
  ...exchangeDamages,
  ...changeDamages,
  ...riskDamages,
  ...partnerDamages,
  ...auditDamages,
  ...messageDamages,
  ...shiftDamages,
  ...appealDamages,
  ...recheckDamages,
  ...reversalDamages,
  ...redeemerDamages,
  ...bookDamages,
  ...ownMoneyDamages,
  ...insightDamages,
  ...adjustmentDamages,
  ...witnessedDamages,
  ...settingDamages,
  ...schemaDamages,
]
