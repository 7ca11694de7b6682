import { Chosen } from '../../platform/screens/list-beside.tsx'
import { BatchView } from './batch.view.tsx'
import { BatchesView } from './batches.view.tsx'
import { BuildBatch } from './building/build-batch.tsx'
import { useBatch } from './use-batch.controller.ts'
import { useBatches } from './use-batches.controller.ts'

/** Batches at the left, the chosen one at the right; a new one stands there too. */
export function BatchDesk({
  chosen,
  isNew,
}: {
  readonly chosen: string | undefined
  readonly isNew: boolean
}) {
  const batches = useBatches()
  const open = (batchId: string) => batches.address.change({ new: null, id: batchId, view: null, at: null })
  return (
    <BatchesView {...batches}>
      {isNew ? (
        <BuildBatch onBuilt={open} onClose={() => batches.address.change({ new: null })} />
      ) : chosen === undefined ? null : (
        <ChosenBatch key={chosen} id={chosen} />
      )}
    </BatchesView>
  )
}

function ChosenBatch({ id }: { readonly id: string }) {
  const { detail, ...acts } = useBatch(id)
  return <Chosen detail={detail}>{(shown) => <BatchView shown={shown} acts={acts} />}</Chosen>
}
