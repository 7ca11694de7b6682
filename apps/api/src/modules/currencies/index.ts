export {
  findCurrencyRate,
  findSettleCurrency,
  listSettleCurrencies,
  type SettleCurrencyRules,
} from './currencies.repository.ts'
