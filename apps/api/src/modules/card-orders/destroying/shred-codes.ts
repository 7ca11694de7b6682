/**
 * Part of a statement, over the orders of `rows (user_id, id)`: the codes of their cards are destroyed. Fingerprint and last
 * characters stay, so that a repeat is known and the seller knows which card it was.
 */
export const shredCodes = (rows: string): string => `
      update order_cards k set sealed_code = null, sealed_pin = null, shredded_at = now()
      from ${rows} s where k.user_id = s.user_id and k.order_id = s.id and k.shredded_at is null`
