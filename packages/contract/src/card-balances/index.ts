export {
  type BalancePage,
  balancePageSchema,
  type CardBalancesEndpoints,
  cardBalances,
} from './card-balances.endpoints.ts'
