import { useSearchParams } from 'react-router-dom'
import { PageDesk } from '../features/site-pages/index.ts'

export default function SitePagesRoute() {
  const [query] = useSearchParams()
  return <PageDesk chosen={query.get('id') ?? undefined} />
}
