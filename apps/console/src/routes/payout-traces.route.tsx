import { useSearchParams } from 'react-router-dom'
import { TraceDesk } from '../features/payout-traces/index.ts'

export default function PayoutTracesRoute() {
  const [query] = useSearchParams()
  return <TraceDesk chosen={query.get('id') ?? undefined} />
}
