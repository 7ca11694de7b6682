import { useSearchParams } from 'react-router-dom'
import { AuditDesk } from '../features/audit/index.ts'

export default function AuditRoute() {
  const [query] = useSearchParams()
  return <AuditDesk chosen={query.get('id') ?? undefined} />
}
