import { useLocation, useNavigate } from 'react-router-dom'
import { Welcome } from '../features/welcome/index.ts'
import { paths } from '../platform/navigation/paths.ts'

/** What stands behind the `#` is sent to no server and kept in no log. */
export default function WelcomeRoute() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  return <Welcome token={hash.slice(1)} onDone={() => void navigate(paths.queue, { replace: true })} />
}
