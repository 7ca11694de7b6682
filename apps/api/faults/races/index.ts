import * as atTheDesk from './desk.races.ts'
import * as ofOrders from './orders.races.ts'
import type { Race } from './race.ts'
import * as ofWithdrawals from './withdrawals.races.ts'

export type { Race, Track } from './race.ts'

/** Two or more want the same thing at the same moment. */
export const races: readonly (readonly [name: string, race: Race])[] = [
  ['claim against claim', atTheDesk.claimAgainstClaim],
  ['next order against next order', atTheDesk.nextAgainstNext],
  ['accept against accept', atTheDesk.acceptAgainstAccept],
  ['accept against refuse', atTheDesk.acceptAgainstRefuse],
  ['cancel against claim', atTheDesk.cancelAgainstClaim],
  ['sent again against sent again', atTheDesk.againAgainstAgain],
  ['sent again against the end of its window', atTheDesk.againAgainstItsEnd],
  ['one key, one order', ofOrders.oneKeyOneOrder],
  ['one quote, one order', ofOrders.oneQuoteOneOrder],
  ['one card, one order', ofOrders.oneCardOneOrder],
  ['one coupon, one order', ofOrders.oneCouponOneOrder],
  ['sign-out against calls', ofOrders.signOutAgainstCalls],
  ['name against account', ofOrders.nameAgainstAccount],
  ['withdraw against withdraw', ofWithdrawals.withdrawAgainstWithdraw],
  ['one key, one withdrawal', ofWithdrawals.oneKeyOneWithdrawal],
  ['take against take', ofWithdrawals.takeAgainstTake],
  ['cancel against take', ofWithdrawals.cancelAgainstTake],
  ['confirm against fail', ofWithdrawals.confirmAgainstFail],
  ['take over against confirm', ofWithdrawals.takeOverAgainstConfirm],
  ['one slip, one payout', ofWithdrawals.oneSlipOnePayout],
  ['remove account against withdraw', ofWithdrawals.removeAgainstWithdraw],
]
