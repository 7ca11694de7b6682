import { useSearchParams } from 'react-router-dom'
import { MessageDesk } from '../features/messages/index.ts'

/** `/messages?id=…` */
export default function MessagesRoute() {
  const [query] = useSearchParams()
  return <MessageDesk chosen={query.get('id') ?? undefined} />
}
