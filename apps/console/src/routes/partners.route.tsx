import { useSearchParams } from 'react-router-dom'
import { PartnerDesk } from '../features/partners/index.ts'

export default function PartnersRoute() {
  const [query] = useSearchParams()
  return <PartnerDesk chosen={query.get('id') ?? undefined} />
}
