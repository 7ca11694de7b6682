import { pageNotFoundMessage } from '@kaadi/core/navigation'
import { ButtonLink, ErrorPage } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../platform/navigation/link.tsx'
import { useScreenTitle } from '../platform/screens/screen-title.ts'
import { GoBack } from './go-back.tsx'
import { paths } from './paths.ts'

/** The 404 page. Its words are those of the specification. */
export function NotFoundScreen({ path }: { path: string }) {
  useScreenTitle(t('Page not found'))
  return (
    <ErrorPage
      kind="not-found"
      title={pageNotFoundMessage(path)}
      action={
        <>
          <ButtonLink as={Link} to={paths.home}>
            {t('Go to home')}
          </ButtonLink>
          <GoBack />
        </>
      }
    />
  )
}
