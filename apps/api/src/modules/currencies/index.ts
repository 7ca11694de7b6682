import { defineModule } from '../../module.ts'
import { currencyInvariants } from './currencies.invariants.ts'
import { startingSettleCurrencies } from './currencies.reference-rows.ts'
import { currenciesRoutes } from './currencies.routes.ts'

export { addCurrencyRates, addDigitalNetworks } from './add-currency-rules.repository.ts'
export {
  createFindSettleCurrency,
  findCurrencyRate,
  findSettleCurrency,
  listSettleCurrencies,
  type RulesRow,
  rulesOf,
  type SettleCurrencyRules,
  toRules,
} from './currencies.repository.ts'

export {
  closedCountryOf,
  isOfClosedCountry,
  listClosedCountries,
  type OwnClosedCountry,
  refuseClosed,
  requireOpenCountry,
  requireOpenCountryOf,
} from './open-countries.repository.ts'

export { currencyShares } from './settings/currency-shares.ts'
export { feeSettings } from './settings/fee-settings.ts'
export {
  exchangeRatesInForce,
  networksInForce,
  newAccountsInForce,
  walletLimitsInForce,
  withdrawalFeesInForce,
} from './settings/in-force.ts'
export { limitSettings } from './settings/limit-settings.ts'
export { networkSettings } from './settings/network-settings.ts'
export { newAccountSettings } from './settings/new-account-settings.ts'
export { exchangeRateSettings } from './settings/rate-settings.ts'

export const currenciesModule = defineModule({
  name: 'currencies',
  routes: currenciesRoutes,
  tables: ['settle_currencies', 'currency_rates', 'digital_networks'],
  views: ['payout_networks', 'new_account_rules'],
  invariants: currencyInvariants,
  referenceRows: [startingSettleCurrencies],
})
