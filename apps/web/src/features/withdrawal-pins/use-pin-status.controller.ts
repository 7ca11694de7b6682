import { withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** Whether a withdrawal password is set; undefined until it is known. */
export function usePinStatus() {
  const queries = useQueryClient()
  const definition = useLateCalls({ withdrawalPins }).reads.withdrawalPins.status()
  const { data, isFetching } = useQuery(definition)
  return {
    isSet: data?.pinSet,
    isLoading: data === undefined && isFetching,
    onSet: () => {
      if (data) queries.setQueryData(definition.queryKey, { ...data, pinSet: true })
      void queries.invalidateQueries({ queryKey: definition.queryKey })
    },
  }
}
