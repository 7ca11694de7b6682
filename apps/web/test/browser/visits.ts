import { changePinPath, exchangeDetailPath, exchangePath, paths, resetPinPath } from '../../src/app/paths.ts'

export interface Visit {
  readonly path: string
  readonly isSignedIn: boolean
}

const signedIn = (...addresses: string[]): Visit[] => addresses.map((path) => ({ path, isSignedIn: true }))
const visitor = (...addresses: string[]): Visit[] => addresses.map((path) => ({ path, isSignedIn: false }))

/** Every screen of the app as it is opened by its address, with the states that draw another one. */
export const visits: readonly Visit[] = [
  ...visitor(
    paths.login,
    paths.register,
    paths.forget,
    paths.reset,
    paths.activate,
    paths.terms,
    paths.privacy,
  ),
  ...signedIn(
    paths.home,
    paths.notifications,
    paths.account,
    paths.accountCenter,
    `${paths.accountCenter}?view=twoFactor`,
    `${paths.accountCenter}?view=passkeys`,
    `${paths.accountCenter}?view=identities`,
    `${paths.accountCenter}?view=notifications`,
    `${paths.accountCenter}?view=avatar`,
    changePinPath,
    resetPinPath,
    paths.resetPassword,
    paths.deleteAccount,
    paths.accountExp,
    paths.coupon,
    `${paths.coupon}?couponId=coupon-1`,
    paths.couponInvalid,
    paths.activity,
    `${paths.activity}?view=invite`,
    `${paths.activity}?view=rankList`,
    `${paths.activity}?view=rebate`,
    `${paths.activity}?view=gift`,
    `${paths.activity}?view=giftCard`,
    `${paths.activity}?view=notExist`,
    paths.activityPartner,
    paths.trad,
    `${paths.trad}?tab=withdraw`,
    `${paths.trad}?tab=cardBalance`,
    `${paths.trad}?receipt=${'b'.repeat(64)}`,
    paths.sellList,
    `${paths.sellList}?rates=steam`,
    `${paths.sellSubmit}?cardTypeId=steam`,
    `${paths.sellSubmit}?cardTypeId=steam&faceValue=100`,
    paths.transaction,
    `${paths.transactionList}?tab=withdrawals`,
    `${paths.cardDetail}?giftOrderId=order-1`,
    `${paths.cardDetail}?giftOrderId=order-2`,
    `${paths.cardDetail}?giftOrderId=order-1&view=messages`,
    `${paths.cardDetail}?giftOrderId=order-4`,
    `${paths.withdrawDetail}?id=withdrawal-1`,
    paths.cash,
    exchangePath('1'),
    exchangeDetailPath('exchange-1'),
    paths.history,
    paths.bankList,
    `${paths.bankList}?add=1`,
    paths.withdraw,
  ),
]
