import type { CardForm } from '@kaadi/contract/card-types'
import type { RateAlert, SetRateAlert } from '@kaadi/contract/rate-alerts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

export interface NewRateAlert {
  readonly cardTypeId: string
  readonly currencyTypeId: string
  readonly form: CardForm
  /** Naira for each unit; null: as soon as the brand is bought again. */
  readonly above: string | null
  readonly byMail: boolean
}

const alertColumns = sql`public_id as "alertId", card_type_id as "cardTypeId", card_currency_id as "currencyTypeId", form,
  trim_scale(above)::text as above, by_mail as "byMail", set_at as "setAt", fired_at as "firedAt",
  trim_scale(fired_rate)::text as "firedRate"`

interface StoredAlert extends Omit<RateAlert, 'createTime' | 'firedTime'> {
  readonly setAt: Date
  readonly firedAt: Date | null
}

const toAlert = ({ setAt, firedAt, ...alert }: StoredAlert): RateAlert => ({
  ...alert,
  createTime: setAt.toISOString(),
  firedTime: firedAt?.toISOString() ?? null,
})

/** The newest first. */
export async function listRateAlerts(on: On, userId: bigint): Promise<RateAlert[]> {
  const { rows } = await sql<StoredAlert>`
    select ${alertColumns} from rate_alerts where user_id = ${userId} order by set_at desc, id desc`.execute(
    on,
  )
  return rows.map(toAlert)
}

export interface KindNow {
  /** Naira for each unit; what it last paid while it is not on sale. */
  readonly rate: string
  readonly onSale: boolean
}

/** What a special that runs now adds to the kind `r` of card. */
export const specialNow = sql`coalesce((select max(s.extra) from running_specials s
  where s.card_type_id = r.card_type_id and s.card_currency_id = r.card_currency_id and coalesce(s.form = r.form, true)), 0)`

/** What a kind of card pays now, with its special. Undefined: no such card was ever bought. */
export async function findKind(
  on: On,
  { cardTypeId, currencyTypeId, form }: Pick<NewRateAlert, 'cardTypeId' | 'currencyTypeId' | 'form'>,
): Promise<KindNow | undefined> {
  const { rows } = await sql<KindNow>`
    select trim_scale(r.rate + ${specialNow})::text as rate, r.on_sale as "onSale" from card_rates r
    where card_type_id = ${cardTypeId} and card_currency_id = ${currencyTypeId} and form = ${form}`.execute(
    on,
  )
  return rows[0]
}

/** How many alerts a seller has beside that of this kind of card. */
export async function countOthers(
  on: On,
  userId: bigint,
  { cardTypeId, currencyTypeId, form }: NewRateAlert,
): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::integer as others from rate_alerts
    where user_id = ${userId} and (card_type_id, card_currency_id, form) <> (${cardTypeId}, ${currencyTypeId}, ${form})`.execute(
    on,
  )
  return rows[0]!.others
}

/**
 * Sets the alert of a kind of card, or sets it anew: it waits from now on. Answers what it waited for until now, too; whoever
 * calls holds the seller.
 */
export async function setRateAlert(on: On, userId: bigint, alert: NewRateAlert): Promise<SetRateAlert> {
  const { cardTypeId, currencyTypeId, form, above, byMail } = alert
  const { rows } = await sql<StoredAlert & Pick<SetRateAlert, 'replaced'>>`
    with waiting as (
      select jsonb_build_object('above', trim_scale(above)::text) as was from rate_alerts
      where user_id = ${userId} and card_type_id = ${cardTypeId} and card_currency_id = ${currencyTypeId} and form = ${form}
        and fired_at is null
    )
    insert into rate_alerts (user_id, card_type_id, card_currency_id, form, above, by_mail)
    values (${userId}, ${cardTypeId}, ${currencyTypeId}, ${form}, ${above}::numeric, ${byMail})
    on conflict on constraint rate_alerts_one_a_kind do update
      set above = excluded.above, by_mail = excluded.by_mail, set_at = now(), fired_at = null, fired_rate = null
    returning ${alertColumns}, (select was from waiting) as replaced`.execute(on)
  const { replaced, ...stored } = rows[0]!
  return { ...toAlert(stored), replaced }
}

/** Only the user's own. */
export async function removeRateAlert(on: On, userId: bigint, publicId: string): Promise<void> {
  await sql`delete from rate_alerts where user_id = ${userId} and public_id = ${publicId}`.execute(on)
}

/** For an account that is deleted. */
export async function removeRateAlertsOf(on: On, userId: bigint): Promise<void> {
  await sql`delete from rate_alerts where user_id = ${userId}`.execute(on)
}

/** For the demo. What is there stays as it is. */
export async function addRateAlerts(on: On, userId: bigint, alerts: readonly NewRateAlert[]): Promise<void> {
  for (const { cardTypeId, currencyTypeId, form, above, byMail } of alerts)
    await sql`
      insert into rate_alerts (user_id, card_type_id, card_currency_id, form, above, by_mail)
      values (${userId}, ${cardTypeId}, ${currencyTypeId}, ${form}, ${above}::numeric, ${byMail})
      on conflict do nothing`.execute(on)
}
