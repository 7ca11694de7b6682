import { BuildBatchView } from './build-batch.view.tsx'
import { useBuildBatch } from './use-build-batch.controller.ts'

interface BuildBatchProps {
  readonly onBuilt: (batchId: string) => void
  readonly onClose: () => void
}

/** A new batch: which way, and which payouts. */
export function BuildBatch({ onBuilt, onClose }: BuildBatchProps) {
  return <BuildBatchView {...useBuildBatch(onBuilt)} onClose={onClose} />
}
