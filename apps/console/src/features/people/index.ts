export { SellerDesk } from './seller/seller-desk.tsx'
export { Sellers } from './sellers.tsx'
