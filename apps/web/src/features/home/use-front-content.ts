import type { Content } from '@kaadi/contract/site'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'

export interface FrontContent {
  readonly banners: readonly Content[]
  readonly news: readonly Content[]
  readonly tips: readonly Content[]
}

const kept = { meta: { kept: true } }

/** What the site has to say. A piece that cannot be loaded is left out: it stands in nobody's way. */
export const useFrontContent = (): FrontContent => {
  const { site } = useReads()
  return {
    banners: useQuery({ ...site.banners(), ...kept }).data ?? [],
    news: useQuery({ ...site.news(), ...kept }).data ?? [],
    tips: useQuery({ ...site.tips(), ...kept }).data ?? [],
  }
}
