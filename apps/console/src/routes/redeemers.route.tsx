import { useSearchParams } from 'react-router-dom'
import { RedeemerDesk } from '../features/redeemers/index.ts'

export default function RedeemersRoute() {
  const [query] = useSearchParams()
  return <RedeemerDesk chosen={query.get('id') ?? undefined} />
}
