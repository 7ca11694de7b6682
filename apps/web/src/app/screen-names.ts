import { pathOf } from '@kaadi/core/navigation'
import { type Message, msg } from '@kaadi/words'
import { paths } from './paths.ts'

/** What a screen with a way back is called, and where Back leads when there is nothing to go back to. */
export interface ScreenName {
  readonly title: Message
  readonly parent: string
}

/** The screens with a bar, as they name themselves: for when their code could not be loaded. */
const names: Readonly<Record<string, ScreenName>> = {
  [paths.notifications]: { title: msg('Notifications'), parent: paths.home },
  [paths.accountCenter]: { title: msg('Account and safety'), parent: paths.account },
  [paths.accountExp]: { title: msg('Your level'), parent: paths.account },
  [paths.resetPassword]: { title: msg('Change password'), parent: paths.accountCenter },
  [paths.deleteAccount]: { title: msg('Delete account'), parent: paths.accountCenter },
  [paths.coupon]: { title: msg('Coupons'), parent: paths.account },
  [paths.couponInvalid]: { title: msg('Used and expired coupons'), parent: paths.coupon },
  [paths.activity]: { title: msg('What is on'), parent: paths.account },
  [paths.activityPartner]: { title: msg('Partner programme'), parent: paths.activity },
  [paths.trad]: { title: msg('Just paid'), parent: paths.home },
  [paths.sellSubmit]: { title: msg('Sell a card'), parent: paths.sellList },
  [paths.cardDetail]: { title: msg('Trade'), parent: paths.transaction },
  [paths.withdrawDetail]: { title: msg('Withdrawal'), parent: paths.transaction },
  [paths.history]: { title: msg('Statement'), parent: paths.cash },
  [paths.bankList]: { title: msg('Bank accounts'), parent: paths.cash },
  [paths.withdraw]: { title: msg('Withdraw'), parent: paths.cash },
  [paths.help]: { title: msg('Help'), parent: paths.account },
}
const known = new Map(Object.entries(names).map(([path, name]) => [pathOf(path), name]))

/** The name of the screen at an address; undefined for one without a bar. */
export const screenNameOf = (place: string): ScreenName | undefined => known.get(pathOf(place))
