import type { ChangeResource } from '@kaadi/contract/changes'
import { campaignSpec } from './campaigns.tsx'
import { specialSpec, taskSpec, tierSpec } from './gifts.tsx'
import {
  exchangeRateSpec,
  networkSpec,
  newAccountSpec,
  releaseLimitSpec,
  walletLimitSpec,
  withdrawalFeeSpec,
} from './money.tsx'
import { operatorFactorSpec, operatorInvitationSpec, operatorRoleSpec } from './operators.tsx'
import type { ResourceSpec } from './resource.ts'
import { inviteSpec, levelSpec, prizeSpec, rebateSpec } from './rewards.tsx'

/** Every resource that is changed by proposal, in the order of the page. */
export const specs: Readonly<Record<ChangeResource, ResourceSpec>> = {
  campaigns: campaignSpec,
  rebates: rebateSpec,
  prizes: prizeSpec,
  invites: inviteSpec,
  levels: levelSpec,
  tasks: taskSpec,
  specials: specialSpec,
  tiers: tierSpec,
  walletLimits: walletLimitSpec,
  withdrawalFees: withdrawalFeeSpec,
  exchangeRates: exchangeRateSpec,
  networks: networkSpec,
  newAccounts: newAccountSpec,
  releaseLimits: releaseLimitSpec,
  operatorRoles: operatorRoleSpec,
  operatorInvitations: operatorInvitationSpec,
  operatorFactors: operatorFactorSpec,
}
export { formFields, fromForm, startField, startOfForm, toForm } from './form-values.ts'
export { differences, type FieldSpec, type ResourceSpec, shown, type Values } from './resource.ts'
