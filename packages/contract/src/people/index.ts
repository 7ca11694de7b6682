export { type PeopleEndpoints, people } from './people.endpoints.ts'
export {
  type SellerNote,
  type SellerPageQuery,
  type SellerRow,
  sellerNoteSchema,
  sellerPageQuerySchema,
  sellerRowSchema,
} from './people.schema.ts'
export { type SellerPage, sellerPageSchema } from './seller-page.schema.ts'
