import { pageNotFoundMessage } from '@kaadi/core/navigation'
import { ButtonLink, ErrorState } from '@kaadi/ui'
import { useNavigate } from 'react-router-dom'
import { Link } from '../platform/link.tsx'
import { useScreenTitle } from '../platform/screen-title.ts'
import { GoBack } from './go-back.tsx'
import { paths } from './paths.ts'

/** The 404 page. Its words are those of the specification. */
export function NotFoundScreen({ path }: { path: string }) {
  useScreenTitle('Page not found')
  const navigate = useNavigate()
  return (
    <main className="w-lone">
      <ErrorState
        kind="not-found"
        level={1}
        title={pageNotFoundMessage(path)}
        action={
          <>
            <ButtonLink as={Link} to={paths.home}>
              Go to home
            </ButtonLink>
            <GoBack onBack={() => navigate(-1)} />
          </>
        }
      />
    </main>
  )
}
