import { useSearchParams } from 'react-router-dom'
import { MacroDesk } from '../features/macros/index.ts'

export default function MacrosRoute() {
  const [query] = useSearchParams()
  return <MacroDesk chosen={query.get('id') ?? undefined} />
}
