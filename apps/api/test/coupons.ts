import { type Coupon, coupons } from '@kaadi/contract/coupons'
import type { Page } from '@kaadi/contract/primitives'
import { grantCoupon } from '../src/modules/coupons/index.ts'
import type { TestApp } from './app.ts'

let rules = 0

/** Grants a coupon under a rule of its own: ₦2,000 on any card where nothing else is said. Answers its id. */
export async function aGrant(
  { database }: TestApp,
  userId: bigint,
  fields: {
    amount?: number
    percent?: number
    maxBonus?: number
    minPayout?: number
    currencyId?: number
    cardTypeIds?: readonly string[]
  } = {},
): Promise<string> {
  const {
    percent = null,
    amount = percent === null ? 200_000 : null,
    maxBonus = null,
    minPayout = null,
  } = fields
  const id = `rule-${++rules}`
  await database.asOwner(`
    insert into coupon_rules (id, source, title, rule, amount, percent, max_bonus, min_payout, currency_id, card_type_ids,
                              life_days)
    values ('${id}', 'campaign', 'Coupon ${rules}', 'Once.', ${amount}, ${percent}, ${maxBonus}, ${minPayout},
            ${fields.currencyId ?? 1}, '{${(fields.cardTypeIds ?? []).join(',')}}', 30)`)
  await grantCoupon(database.db, userId, id)
  const [coupon] = await database.asOwner(
    `select public_id from coupons where user_id = ${userId} and rule_id = '${id}'`,
  )
  return String(coupon!.public_id)
}

/** Moves the end of a seller's coupons into the past. */
export const endCoupons = ({ database }: TestApp, userId: bigint) =>
  database.asOwner(`
    alter table coupons disable trigger coupons_grant_frozen;
    update coupons set starts_at = starts_at - interval '60 days', created_at = created_at - interval '60 days',
                       expires_at = now() - interval '1 ms' where user_id = ${userId};
    update coupons c set digest = digest_of(c) where user_id = ${userId};
    alter table coupons enable trigger coupons_grant_frozen`)

/** What a seller sees of the coupons. */
export const couponsOf = (app: TestApp, { token }: { readonly token: string }) => ({
  usable: async () => (await app.call<Coupon[]>(coupons.list, { token })).data,
  spent: async () => (await app.call<Page<Coupon>>(coupons.invalid, { token })).data.records,
  info: (couponId: string) => app.call<Coupon>(coupons.info, { token, query: { couponId } }),
})
