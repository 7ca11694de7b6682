import { type ComponentType, lazy } from 'react'
import { paths } from './paths.ts'

type Load = () => Promise<{ default: ComponentType }>

export interface AppRoute {
  readonly path: string
  readonly Screen: ComponentType
  /** Loads the screen's code ahead of time. */
  readonly load: Load
}

/** A screen whose code is loaded when it is first opened. */
const route = (path: string, load: Load): AppRoute => ({ path, Screen: lazy(load), load })

/** Every screen that is built. A path of the specification that is missing here answers with the 404 page. */
export const routeTable: readonly AppRoute[] = [
  route(paths.login, () => import('../routes/login.route.tsx')),
  route(paths.register, () => import('../routes/register.route.tsx')),
  route(paths.home, () => import('../routes/home.route.tsx')),
  route(paths.notifications, () => import('../routes/notifications.route.tsx')),
  route(paths.account, () => import('../routes/account.route.tsx')),
  route(paths.coupon, () => import('../routes/coupon/list.route.tsx')),
  route(paths.couponInvalid, () => import('../routes/coupon/invalid.route.tsx')),
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
