import '../platform/lists/filters.css'
import type { Operator } from '@kaadi/contract/operators'
import { Button, ButtonLink, EmptyState } from '@kaadi/ui'
import { LogOutIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { listed, listRoles } from '../platform/content/role-names.ts'
import { Link } from '../platform/navigation/link.tsx'
import { mayOpen, type PageName, pageNamed, pagesOf } from '../platform/navigation/pages.tsx'
import { usePlatform } from '../platform/page/platform-context.ts'
import { DeskFrame } from '../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../platform/screens/load-failure.tsx'
import { useOperatorQuery } from '../platform/session/operator.ts'
import { paths } from './paths.ts'

/** A page of some roles. The console's own address leads each role to its first page; another says what may be done. */
export function ForRole({ page }: { readonly page: PageName }) {
  const { data: operator, isError, error, refetch } = useOperatorQuery()
  const { pathname } = useLocation()
  if (!operator)
    return isError ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <DeskFrame title={t(pageNamed(page).label)}>{null}</DeskFrame>
    )
  if (mayOpen(operator, page)) return <Outlet />
  const [first] = pagesOf(operator)
  if (pathname === paths.queue && first) return <Navigate to={first.path} replace />
  return <NotForRole operator={operator} page={page} />
}

function NotForRole({ operator, page }: { readonly operator: Operator; readonly page: PageName }) {
  const { session } = usePlatform()
  const { label, roles } = pageNamed(page)
  const own = pagesOf(operator)
  return (
    <DeskFrame title={t(label)}>
      <EmptyState
        heading
        title={t('This page is not for your role')}
        action={
          own.length > 0 ? (
            <div className="c-filters">
              {own.map(({ name, path, label: to }) => (
                <ButtonLink key={name} as={Link} to={path} variant="secondary">
                  {t(to)}
                </ButtonLink>
              ))}
            </div>
          ) : (
            <Button variant="secondary" icon={<LogOutIcon />} onClick={() => void session.signOut()}>
              {t('Sign out')}
            </Button>
          )
        }
      >
        <p>
          {t('The page “{page}” is open to {roles}. You are signed in as {name}, {own}.', {
            page: t(label),
            roles: listRoles(roles, 'all'),
            name: operator.name,
            own: listRoles(operator.roles, 'name'),
          })}
        </p>
        <p>
          {own.length > 0
            ? t('You may {work}.', { work: listed(own.map(({ work }) => t(work))) })
            : t('There is no page for your role yet. An admin can give you another role.')}
        </p>
      </EmptyState>
    </DeskFrame>
  )
}
