import { defineModule } from '../../module.ts'
import { cardTypesRoutes } from './card-types.routes.ts'
import { rateInvariants } from './rate-history/rates.invariants.ts'

export {
  addCardCurrencies,
  addCardPrices,
  addCardTypes,
  type NewCardPrice,
  type NewCardType,
} from './add-catalogue.repository.ts'
export { foldBrandName } from './brand-requests/ask-for-brand.ts'
export { keepRequest, removeBrandRequestsOf } from './brand-requests/brand-requests.repository.ts'
export {
  findPrice,
  listPausableBrands,
  listPricesAt,
  lockBrand,
  type PausableBrand,
  type PriceAt,
  type PriceForSale,
  pauseBrand,
  type StoredPrice,
} from './card-types.repository.ts'
export { findCodePattern } from './code-pattern.repository.ts'

export const cardTypesModule = defineModule({
  name: 'card-types',
  routes: cardTypesRoutes,
  invariants: rateInvariants,
  tables: [
    'card_types',
    'card_currencies',
    'card_prices',
    'card_price_history',
    'brand_requests',
    'brand_request_answers',
  ],
  views: ['card_brands', 'card_countries', 'price_demands', 'card_rates', 'card_rate_changes'],
})
