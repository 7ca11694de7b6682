export { findPrice, type PriceForSale, type StoredPrice } from './card-types.repository.ts'
