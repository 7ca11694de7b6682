import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../deps.ts'
import { bankAccountsRoutes } from './bank-accounts/bank-accounts.routes.ts'
import { cardOrdersRoutes } from './card-orders/card-orders.routes.ts'
import { cardTypesRoutes } from './card-types/card-types.routes.ts'
import { couponsRoutes } from './coupons/coupons.routes.ts'
import { currenciesRoutes } from './currencies/currencies.routes.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { operatorsRoutes } from './operators/operators.routes.ts'
import { payoutsRoutes } from './payouts/index.ts'
import { plazaRoutes } from './plaza/plaza.routes.ts'
import { promotionsRoutes } from './promotions/promotions.routes.ts'
import { readsRoutes } from './reads/reads.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import { siteRoutes } from './site/site.routes.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
import { walletsRoutes } from './wallets/wallets.routes.ts'
import { withdrawalPinsRoutes } from './withdrawal-pins/withdrawal-pins.routes.ts'
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts'

/** Every module that answers requests. */
export const moduleRoutes: readonly ((deps: Deps) => FastifyPluginAsync)[] = [
  sessionsRoutes,
  usersRoutes,
  operatorsRoutes,
  cardTypesRoutes,
  currenciesRoutes,
  siteRoutes,
  promotionsRoutes,
  couponsRoutes,
  notificationsRoutes,
  uploadsRoutes,
  withdrawalsRoutes,
  withdrawalPinsRoutes,
  payoutsRoutes,
  bankAccountsRoutes,
  walletsRoutes,
  plazaRoutes,
  deskRoutes,
  cardOrdersRoutes,
  readsRoutes,
]
