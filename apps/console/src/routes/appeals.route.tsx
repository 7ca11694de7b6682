import { useSearchParams } from 'react-router-dom'
import { AppealDesk } from '../features/appeals/index.ts'

export default function AppealsRoute() {
  const [query] = useSearchParams()
  return <AppealDesk chosen={query.get('id') ?? undefined} />
}
