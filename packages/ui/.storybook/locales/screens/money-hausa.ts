import type { moneyFrench } from './money-french.ts'

/** Hausa of the wallet, withdrawals, coupons, notifications and activities. A sample that no translator has seen. */
export const moneyHausa = {} satisfies Record<keyof typeof moneyFrench, string>
