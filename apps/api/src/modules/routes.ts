import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../deps.ts'
import { bankAccountsRoutes } from './bank-accounts/bank-accounts.routes.ts'
import { cardTypesRoutes } from './card-types/card-types.routes.ts'
import { currenciesRoutes } from './currencies/currencies.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { operatorsRoutes } from './operators/operators.routes.ts'
import { payoutsRoutes } from './payouts/payouts.routes.ts'
import { promotionsRoutes } from './promotions/promotions.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import { siteRoutes } from './site/site.routes.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
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
  notificationsRoutes,
  uploadsRoutes,
  withdrawalsRoutes,
  withdrawalPinsRoutes,
  payoutsRoutes,
  bankAccountsRoutes,
]
