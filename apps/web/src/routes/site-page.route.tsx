import '../features/site/feature.css'
import '../platform/parts.css'
import type { SitePageName } from '@kaadi/contract/site'
import { hasCode } from '@kaadi/core/errors'
import { pathOf } from '@kaadi/core/navigation'
import { EmptyState } from '@kaadi/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { SitePageView } from '../features/site/site-page.view.tsx'
import { DetailSkeleton } from '../platform/detail-skeleton.tsx'
import { LoadFailure } from '../platform/load-failure.tsx'
import { NavScreen } from '../platform/nav-screen.tsx'
import { paths } from '../platform/paths.ts'
import { useIsSignedIn } from '../platform/session.ts'
import { useReads } from '../platform/use-client.ts'

const titles: Readonly<Record<SitePageName, string>> = {
  terms: 'Terms of service',
  privacy: 'Privacy notice',
}

/** `/terms` and `/privacy`, open to everyone. */
export default function SitePageRoute() {
  const name: SitePageName = pathOf(useLocation().pathname) === paths.privacy ? 'privacy' : 'terms'
  const isSignedIn = useIsSignedIn()
  const { data, error, refetch } = useQuery(useReads().site.page({ name }))
  return (
    <NavScreen
      title={titles[name]}
      parent={isSignedIn ? paths.account : paths.register}
      loading={!data && !error}
    >
      {data ? (
        <SitePageView page={data} />
      ) : hasCode(error, 'notFound') ? (
        <EmptyState title="Not published yet">Ask us for it: we send it to you.</EmptyState>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <DetailSkeleton label="Loading the page" />
      )}
    </NavScreen>
  )
}
