export {
  createQueries,
  type Queries,
  type QueryContext,
  type QueryDefinition,
  type QueryKey,
} from './create-queries.ts'
export { type KeyPrefix, staleAfter } from './stale-after.ts'
export { defaultStaleTime, staleTimes } from './stale-times.ts'
