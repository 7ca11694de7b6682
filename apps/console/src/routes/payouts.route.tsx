import { useSearchParams } from 'react-router-dom'
import { PayoutDesk } from '../features/payouts/index.ts'

export default function PayoutsRoute() {
  const [query] = useSearchParams()
  return <PayoutDesk chosen={query.get('id') ?? undefined} />
}
