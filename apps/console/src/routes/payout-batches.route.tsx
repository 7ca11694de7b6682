import { useSearchParams } from 'react-router-dom'
import { BatchDesk } from '../features/payout-batches/index.ts'

export default function PayoutBatchesRoute() {
  const [query] = useSearchParams()
  return <BatchDesk chosen={query.get('id') ?? undefined} isNew={query.get('new') !== null} />
}
