import type { SitePageName } from '@kaadi/contract/site'
import { hasCode } from '@kaadi/core/errors'
import { pathOf } from '@kaadi/core/navigation'
import { LoadSwitch } from '@kaadi/react'
import { EmptyState } from '@kaadi/ui'
import { type Message, msg, t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { SitePageView } from '../features/site/site-page.view.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { useReads } from '../platform/net/use-client.ts'
import { DetailSkeleton } from '../platform/screens/detail-skeleton.tsx'
import { LoadFailure } from '../platform/screens/load-failure.tsx'
import { NavScreen } from '../platform/screens/nav-screen.tsx'
import { useIsSignedIn } from '../platform/session/session.ts'

/** Pages that are nothing without the host's words. */
type AgreedPage = Exclude<SitePageName, 'help'>

const titles: Readonly<Record<AgreedPage, Message>> = {
  terms: msg('Terms of service'),
  privacy: msg('Privacy notice'),
}

/** `/terms` and `/privacy`, open to everyone. */
export default function SitePageRoute() {
  const name: AgreedPage = pathOf(useLocation().pathname) === paths.privacy ? 'privacy' : 'terms'
  const isSignedIn = useIsSignedIn()
  const { data, error, refetch } = useQuery({ ...useReads().site.page({ name }), meta: { kept: true } })
  return (
    <NavScreen
      title={t(titles[name])}
      parent={isSignedIn ? paths.account : paths.register}
      loading={!data && !error}
    >
      <LoadSwitch
        data={data}
        error={error}
        failed={
          hasCode(error, 'notFound') ? (
            <EmptyState title={t('Not published yet')}>{t('Ask us for it: we send it to you.')}</EmptyState>
          ) : (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          )
        }
        loading={<DetailSkeleton label={t('Loading the page')} />}
      >
        {(page) => <SitePageView page={page} />}
      </LoadSwitch>
    </NavScreen>
  )
}
