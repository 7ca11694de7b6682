export { type CurrenciesEndpoints, currencies } from './currencies.endpoints.ts'
export {
  type CurrencyRate,
  currencyRateSchema,
  type DigitalNetwork,
  digitalNetworkSchema,
  type SettleCurrency,
  settleCurrencySchema,
} from './currency.schema.ts'
