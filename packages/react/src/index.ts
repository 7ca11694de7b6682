export { QueryClientContext, useQueryClient } from './query-client.ts'
export { type Action, useAction } from './use-action.ts'
export { useQuery } from './use-query.ts'
