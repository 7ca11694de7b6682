import type { ChangeResource } from '@kaadi/contract/changes'
import type { OperatorRole } from '@kaadi/contract/operators'
import type { Changeable } from '../../settings/changeable.ts'
import { campaignSettings } from '../coupons/index.ts'
import {
  exchangeRateSettings,
  feeSettings,
  limitSettings,
  networkSettings,
  newAccountSettings,
} from '../currencies/index.ts'
import { specialSettings, taskSettings } from '../gifts/index.ts'
import { levelSettings } from '../levels/index.ts'
import { factorSettings, invitationSettings, roleSettings } from '../operators/index.ts'
import { tierSettings } from '../partners/index.ts'
import { releaseLimitSettings } from '../payouts/index.ts'
import { inviteSettings, prizeSettings, rebateSettings } from '../promotions/index.ts'

/** Everything that is changed by proposal, as its owners show it. */
const resources: { readonly [R in ChangeResource]: Changeable<R> } = {
  campaigns: campaignSettings,
  rebates: rebateSettings,
  prizes: prizeSettings,
  invites: inviteSettings,
  levels: levelSettings,
  tasks: taskSettings,
  specials: specialSettings,
  tiers: tierSettings,
  walletLimits: limitSettings,
  withdrawalFees: feeSettings,
  exchangeRates: exchangeRateSettings,
  networks: networkSettings,
  newAccounts: newAccountSettings,
  releaseLimits: releaseLimitSettings,
  operatorRoles: roleSettings,
  operatorInvitations: invitationSettings,
  operatorFactors: factorSettings,
}

/** A row of whatever resource, as its schema has let it through. */
export type SettingValues = Readonly<Record<string, unknown>>

/** An owner that is asked for one of its own rows: which resource a row is of stands beside it. */
export interface AnyChangeable
  extends Omit<Changeable<never>, 'titleOf' | 'find' | 'page' | 'write' | 'weigh'> {
  readonly titleOf: (values: SettingValues) => string
  readonly find: (...args: Parameters<Changeable<never>['find']>) => Promise<SettingValues | undefined>
  readonly page?: Changeable<'levels'>['page']
  readonly write: (
    tx: Parameters<Changeable<never>['write']>[0],
    before: SettingValues | null,
    after: SettingValues | null,
    makerId: bigint,
  ) => Promise<void>
  readonly weigh: (
    before: SettingValues | null,
    after: SettingValues | null,
  ) => ReturnType<Changeable<never>['weigh']>
}

/** Whether somebody of these roles decides what others ask for of a resource. */
export const isCheckedBy = (resource: ChangeResource, roles: readonly OperatorRole[]): boolean =>
  resources[resource].checkers.some((role) => roles.includes(role))

// The schema of the call, or the row of `changes`, has paired values and resource.
export const ownerOf = (resource: ChangeResource): AnyChangeable =>
  resources[resource] as unknown as AnyChangeable
