import type { SiteInfo } from '@kaadi/contract/site'
import { useClient } from './client.ts'
import { useQuery } from './use-query.ts'

const hourMs = 3_600_000

/** What makes the service this tenant's own: name, look, limits. Undefined until it has arrived. */
export const useSiteInfo = (): SiteInfo | undefined => {
  const client = useClient()
  return useQuery({
    queryKey: ['site', 'info'],
    queryFn: ({ signal }) => client.site.info({ signal, quiet: true }),
    staleTime: hourMs,
  }).data
}

/** The tenant's name; empty until it is known. */
export const useSiteName = (): string => useSiteInfo()?.siteName ?? ''
