export { isToBeTaken } from './list-payouts.repository.ts'
export { payoutsRoutes } from './payouts.routes.ts'
