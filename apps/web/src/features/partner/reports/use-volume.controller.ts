import { type PartnerVolume, partners } from '@kaadi/contract/partners'
import { hasCode } from '@kaadi/core/errors'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useChangeQuery } from '../../../platform/navigation/change-query.ts'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'
import { useStanding } from './use-standing.ts'

export interface Volume {
  readonly volume: PartnerVolume | undefined
  readonly isPartner: boolean
  readonly error: unknown
  readonly onRetry: () => void
  /** This month and the eleven before, the newest first. */
  readonly months: readonly string[]
  /** Empty for this month. */
  readonly month: string
  readonly onMonth: (month: string) => void
}

const monthsBack = 11

/** What a month brought, by brand; which month the address says. */
export function useVolume(): Volume {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { client } = useLateCalls({ partners })
  const standing = useStanding()
  // An address that somebody has typed: no month there means this one.
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0]
  const { data, error, refetch } = useQuery({
    queryKey: ['partners', 'volume', month],
    queryFn: ({ signal }) =>
      client.partners.volume({ query: { ...(month && { month }) }, signal, quiet: true }),
    enabled: standing.isPartner === true,
  })
  return {
    volume: data,
    isPartner: standing.isPartner !== false && !hasCode(error, 'notPartner'),
    error: standing.isPartner ? error : standing.error,
    onRetry: () => (standing.isPartner ? void refetch() : standing.refetch()),
    months: lastMonths(new Date()),
    month: month ?? '',
    onMonth: (next) => changeQuery({ month: next }),
  }
}

const lastMonths = (today: Date): string[] =>
  Array.from({ length: monthsBack + 1 }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
