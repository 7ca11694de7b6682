export {
  createFindSettleCurrency,
  findCurrencyRate,
  findSettleCurrency,
  listSettleCurrencies,
  type SettleCurrencyRules,
} from './currencies.repository.ts'
