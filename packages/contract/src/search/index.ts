export { type SearchEndpoints, search } from './search.endpoints.ts'
export {
  type Found,
  type FoundKind,
  foundKindSchema,
  foundKinds,
  foundSchema,
  longestSearch,
  searchQuerySchema,
} from './search.schema.ts'
