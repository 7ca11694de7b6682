import { useSearchParams } from 'react-router-dom'
import { BrandDesk } from '../features/brand-requests/index.ts'

export default function BrandsRoute() {
  const [query] = useSearchParams()
  return <BrandDesk chosen={query.get('id') ?? undefined} />
}
