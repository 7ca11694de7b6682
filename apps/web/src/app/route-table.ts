import { type ComponentType, lazy } from 'react'
import { withRest } from '../platform/words/speak-language.ts'
import { paths } from './paths.ts'

type Load = () => Promise<{ default: ComponentType }>

const renewals: (() => void)[] = []

/** Screens whose code did not come are asked for again when they are drawn the next time. */
export const renewScreens = (): void => {
  for (const renew of renewals.splice(0)) renew()
}

export interface AppRoute {
  readonly path: string
  readonly Screen: ComponentType
  /** Loads the screen's code ahead of time. */
  readonly load: Load
  /** Whether the first part of a language says all of it. */
  readonly isFirst: boolean
}

/** The screens that people arrive at: they wait for no sentences but their own (decision 158). */
const first: ReadonlySet<string> = new Set([paths.login, paths.home])

/** A screen whose code is loaded when it is first opened. React keeps a load that failed: another one takes its place. */
const route = (path: string, load: Load): AppRoute => {
  const isFirst = first.has(path)
  const once = () =>
    lazy(() =>
      (isFirst ? load() : withRest(load())).catch((error: unknown) => {
        renewals.push(() => {
          screen = once()
        })
        throw error
      }),
    )
  let screen: ComponentType = once()
  return {
    path,
    get Screen() {
      return screen
    },
    load,
    isFirst,
  }
}

/** Every screen that is built. A path of the specification that is missing here answers with the 404 page. */
export const routeTable: readonly AppRoute[] = [
  route(paths.login, () => import('../routes/login.route.tsx')),
  route(paths.register, () => import('../routes/register.route.tsx')),
  route(paths.forget, () => import('../routes/forget.route.tsx')),
  route(paths.reset, () => import('../routes/forget.route.tsx')),
  route(paths.activate, () => import('../routes/activate.route.tsx')),
  route(paths.terms, () => import('../routes/site-page.route.tsx')),
  route(paths.privacy, () => import('../routes/site-page.route.tsx')),
  route(paths.help, () => import('../routes/help.route.tsx')),
  route(paths.home, () => import('../routes/home.route.tsx')),
  route(paths.notifications, () => import('../routes/notifications.route.tsx')),
  route(paths.account, () => import('../routes/account.route.tsx')),
  route(paths.accountCenter, () => import('../routes/account/center.route.tsx')),
  route(paths.resetPassword, () => import('../routes/account/reset-password.route.tsx')),
  route(paths.accountExp, () => import('../routes/account/exp.route.tsx')),
  route(paths.deleteAccount, () => import('../routes/delete-account.route.tsx')),
  route(paths.coupon, () => import('../routes/coupon/list.route.tsx')),
  route(paths.couponInvalid, () => import('../routes/coupon/invalid.route.tsx')),
  route(paths.activity, () => import('../routes/activity.route.tsx')),
  route(paths.activityPartner, () => import('../routes/activity/partner.route.tsx')),
  route(paths.trad, () => import('../routes/trad.route.tsx')),
  route(paths.sellList, () => import('../routes/sell/list.route.tsx')),
  route(paths.sellSubmit, () => import('../routes/sell/submit.route.tsx')),
  route(paths.transaction, () => import('../routes/transaction/list.route.tsx')),
  route(paths.transactionList, () => import('../routes/transaction/list.route.tsx')),
  route(paths.cardDetail, () => import('../routes/transaction/card-detail.route.tsx')),
  route(paths.withdrawDetail, () => import('../routes/transaction/withdraw-detail.route.tsx')),
  route(paths.cash, () => import('../routes/wallet/cash.route.tsx')),
  route(paths.history, () => import('../routes/wallet/history.route.tsx')),
  route(paths.bankList, () => import('../routes/wallet/bank-list.route.tsx')),
  route(paths.withdraw, () => import('../routes/wallet/withdraw.route.tsx')),
]
