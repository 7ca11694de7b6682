import { Navigate, useSearchParams } from 'react-router-dom'
import { SellerDesk } from '../features/people/index.ts'
import { paths } from '../platform/navigation/paths.ts'

export default function SellerRoute() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <SellerDesk key={id} id={id} /> : <Navigate to={paths.sellers} replace />
}
