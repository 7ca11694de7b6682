import { pageNotFoundMessage } from '@kaadi/core/navigation'
import { Button, ButtonLink, ErrorState } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { Link } from '../platform/navigation/link.tsx'
import { pagesOf } from '../platform/navigation/pages.tsx'
import { DeskFrame } from '../platform/screens/desk-frame.tsx'
import { useOperator } from '../platform/session/operator.ts'

/** An address that is none of the console's, as the browser shows it, with the way to the operator's first page and back. */
export function NotFound() {
  const { pathname, search } = useLocation()
  const address = useHref({ pathname, search })
  const navigate = useNavigate()
  const operator = useOperator()
  const [first] = operator ? pagesOf(operator) : []
  return (
    <DeskFrame title={t('Page not found')}>
      <ErrorState
        kind="not-found"
        title={pageNotFoundMessage(address)}
        action={
          <>
            {first && (
              <ButtonLink as={Link} to={first.path}>
                {t(first.label)}
              </ButtonLink>
            )}
            {/* A page that was opened by its address has nothing behind it. */}
            {window.history.length > 1 && (
              <Button variant="secondary" onClick={() => void navigate(-1)}>
                {t('Go back')}
              </Button>
            )}
          </>
        }
      />
    </DeskFrame>
  )
}
