import type { Switch } from '@kaadi/contract/switches'
import { switchKey } from '@kaadi/contract/switches'
import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useReads } from '../../platform/net/use-client.ts'

export interface SwitchesState {
  /** Undefined until it is known. */
  readonly chosen: Switch | undefined
  readonly all: readonly Switch[]
  readonly onChoose: (key: string) => void
  readonly error: unknown
  readonly onRetry: () => void
}

/** All switches, and the one that the address names: the whole service where it names none. */
export function useSwitches(): SwitchesState {
  const { data, error, refetch } = useQuery({ ...useReads().switches.list(), refetchInterval: 15_000 })
  const address = useListAddress()
  const wanted = address.get('of')
  return {
    chosen: data?.find((one) => switchKey(one) === wanted) ?? data?.find(({ name }) => name === 'service'),
    all: data ?? [],
    onChoose: (key) => address.change({ of: key === 'service' ? null : key }),
    error,
    onRetry: () => void refetch(),
  }
}
