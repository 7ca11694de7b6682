import type { SiteInfo } from '@kaadi/contract/site'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../net/use-client.ts'

/** What makes the service this tenant's own: name, look, limits. Undefined until it has arrived. Asked for again each `refetchInterval`, where one is given. */
export const useSiteInfo = (refetchInterval: number | false = false): SiteInfo | undefined => {
  const reads = useReads()
  return useQuery({ ...reads.site.info(), meta: { kept: 'aside' }, refetchInterval }).data
}

/** The tenant's name; empty until it is known. */
export const useSiteName = (): string => useSiteInfo()?.siteName ?? ''
