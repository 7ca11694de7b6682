import { LoadSwitch } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { OwnHelp } from '../features/site/own-help.view.tsx'
import { SitePageView } from '../features/site/site-page.view.tsx'
import { WaysToReachUs } from '../features/site/ways-to-reach-us.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { useReads } from '../platform/net/use-client.ts'
import { DetailSkeleton } from '../platform/screens/detail-skeleton.tsx'
import { NavScreen } from '../platform/screens/nav-screen.tsx'
import { useIsSignedIn } from '../platform/session/session.ts'

/** `/help`, open to everyone: the host's words where there are any, else ours; also where neither can be asked for. */
export default function HelpRoute() {
  const isSignedIn = useIsSignedIn()
  const { site } = useReads()
  // Asked for together, in one request: where the host wrote no help, that alone would be a failed one, which browsers note.
  const { data, error } = useQuery({ ...site.page({ name: 'help' }), meta: { kept: true } })
  useQuery({ ...site.contacts(), staleTime: 0 })
  return (
    <NavScreen title={t('Help')} parent={isSignedIn ? paths.account : paths.login} loading={!data && !error}>
      <LoadSwitch
        data={data}
        error={error}
        failed={<OwnHelp />}
        loading={<DetailSkeleton label={t('Loading the page')} />}
      >
        {(page) => <SitePageView page={page} />}
      </LoadSwitch>
      {(data || error) && <WaysToReachUs />}
    </NavScreen>
  )
}
