import { useSearchParams } from 'react-router-dom'
import { VerificationDesk } from '../features/verifications/index.ts'

export default function VerificationsRoute() {
  const [query] = useSearchParams()
  return <VerificationDesk chosen={query.get('id') ?? undefined} />
}
