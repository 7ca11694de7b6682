'use client'

import type { QueryClient } from '@tanstack/query-core'
import { createContext, use } from 'react'

/** The cache that `useQuery` reads. Give it once, around the app. */
export const QueryClientContext = createContext<QueryClient | null>(null)

/** The cache itself, to make answers stale or to set them. Throws outside a `QueryClientContext`. */
export const useQueryClient = (): QueryClient => {
  const queries = use(QueryClientContext)
  if (!queries) throw new Error('This part of the app is rendered outside its QueryClientContext.')
  return queries
}
