import { useSearchParams } from 'react-router-dom'
import { OperatorsDesk } from '../features/operators/index.ts'

export default function OperatorsRoute() {
  const [query] = useSearchParams()
  return <OperatorsDesk chosen={query.get('id') ?? undefined} />
}
