import { useSearchParams } from 'react-router-dom'
import { AdjustmentDesk } from '../features/adjustments/index.ts'

export default function AdjustmentsRoute() {
  const [query] = useSearchParams()
  return <AdjustmentDesk chosen={query.get('id') ?? undefined} />
}
