import { loadRates, loadSite, type RateLine, type Site } from '../client/service.ts'

/** What the service knows when it answers a page: the site, today's rates, and where it all stands. */
export interface LandingFacts {
  /** `https://kaadi.example`, where visitors reach the service. */
  readonly origin: string
  readonly site: Site
  /** Best first; empty where nothing is bought now. */
  readonly lines: readonly RateLine[]
}

/** Asks the service for what a page is filled with; undefined while it says nothing, or is closed. */
export const readFacts = async (
  fetch: typeof globalThis.fetch,
  origin: string,
): Promise<LandingFacts | undefined> => {
  const [site, lines] = await Promise.all([loadSite(fetch), loadRates(fetch).catch(() => undefined)])
  return site && lines && { origin, site, lines }
}
