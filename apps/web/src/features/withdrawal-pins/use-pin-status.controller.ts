import { useClient } from '../../platform/client.ts'
import { useQueryClient } from '../../platform/platform-context.ts'
import { useQuery } from '../../platform/use-query.ts'

/** Whether a withdrawal password is set; undefined until it is known. */
export function usePinStatus() {
  const client = useClient()
  const queries = useQueryClient()
  const queryKey = ['withdrawalPins', 'status']
  const { data, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.withdrawalPins.status({ signal }),
  })
  return {
    isSet: data?.pinSet,
    isLoading: data === undefined && isFetching,
    onSet: () => {
      if (data) queries.setQueryData(queryKey, { ...data, pinSet: true })
      void queries.invalidateQueries({ queryKey })
    },
  }
}
