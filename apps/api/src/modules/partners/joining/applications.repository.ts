import type { PartnerRefusalName, PartnerSuspensionName, PartnerTier } from '@kaadi/contract/partners'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import { constraintOf, type Tables, type Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'

export interface NewApplication {
  readonly userId: bigint
  readonly publicId: string
  readonly companyName: string
  readonly website: string
  readonly sells: string
  readonly currencyId: CurrencyId
  readonly expectedVolume: bigint
}

/** `leaving_sellers` is of 0123-deletion.sql: the module deletion, which erases what is sent here, cannot be asked itself. */
export async function requireStaying(tx: Tx, userId: bigint): Promise<void> {
  const { rows } = await sql<{ isLeaving: boolean }>`
    select exists (select leaving_sellers(array[${userId}]::bigint[])) as "isLeaving"`.execute(tx)
  if (rows[0]!.isLeaving) throw new DomainError('deletionPending')
}

/** Of two at once the schema lets one in. */
export async function insertApplication(tx: Tx, given: NewApplication): Promise<void> {
  try {
    await sql`
      insert into partner_applications (user_id, public_id, company_name, website, sells, currency_id, expected_volume)
      values (${given.userId}, ${given.publicId}, ${given.companyName}, ${given.website}, ${given.sells},
              ${given.currencyId}, ${given.expectedVolume})`.execute(tx)
  } catch (error) {
    if (constraintOf(error) === 'partner_applications_one_waits') throw new DomainError('partnerWaiting')
    throw error
  }
}

export interface Verdict {
  readonly userId: bigint
  readonly id: bigint
  readonly operatorId: bigint
  readonly reason: PartnerRefusalName | null
}

/** False where somebody else was first: whoever comes second waits here, and finds it decided. */
export async function decideWaiting(tx: Tx, given: Verdict): Promise<boolean> {
  const status = given.reason === null ? 'accepted' : 'refused'
  const { numAffectedRows } = await sql`
    update partner_applications
    set status = ${status}, reason = ${given.reason}, decided_by = ${given.operatorId}, decided_at = now()
    where user_id = ${given.userId} and id = ${given.id} and status = 'waiting'`.execute(tx)
  return numAffectedRows === 1n
}

export async function insertPartner(
  tx: Tx,
  given: { readonly userId: bigint; readonly applicationId: bigint; readonly tier: PartnerTier },
): Promise<void> {
  await sql`
    insert into partners (user_id, application_id, currency_id, given_tier, tier)
    select user_id, id, currency_id, ${given.tier}, ${given.tier} from partner_applications
    where user_id = ${given.userId} and id = ${given.applicationId}`.execute(tx)
}

/** False where it does not stand that way. A reason pauses, null opens again. */
export async function pausePartner(
  tx: Tx,
  userId: bigint,
  reason: PartnerSuspensionName | null,
): Promise<boolean> {
  const [from, to] = reason === null ? ['suspended', 'active'] : ['active', 'suspended']
  const { numAffectedRows } = await sql`
    update partners set status = ${to}, reason = ${reason} where user_id = ${userId} and status = ${from}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** The one that holds follows: a higher one that was reached stays until the next round of `raiseTiers`. */
export async function giveTier(on: Kysely<Tables>, userId: bigint, tier: PartnerTier): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update partners set given_tier = ${tier}, tier = ${tier} where user_id = ${userId} and status <> 'left'`.execute(
    on,
  )
  return numAffectedRows === 1n
}
