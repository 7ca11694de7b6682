/** French of the wallet, withdrawals, coupons, notifications and activities. A sample that no translator has seen. */
export const moneyFrench = {}
