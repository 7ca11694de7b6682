import { useSearchParams } from 'react-router-dom'
import { ReversalDesk } from '../features/reversals/index.ts'

export default function ReversalsRoute() {
  const [query] = useSearchParams()
  return <ReversalDesk chosen={query.get('id') ?? undefined} />
}
