import { partners } from '@kaadi/contract/partners'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'

export interface Standing {
  /** Undefined until it is known. */
  readonly isPartner: boolean | undefined
  readonly error: unknown
  readonly refetch: () => void
}

/** Whether who looks is a partner: to nobody else a report is given, so nobody else asks for one. */
export function useStanding(): Standing {
  const { data, error, refetch } = useQuery({
    ...useLateCalls({ partners }).reads.partners.overview(),
    refetchOnMount: 'always',
  })
  return { isPartner: data && data.partner !== null, error, refetch: () => void refetch() }
}
