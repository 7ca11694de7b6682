import { t } from '@kaadi/words'
import './desk-frame.css'
import { useOnline } from '@kaadi/react'
import { Alert, Brand, Button, TextLink } from '@kaadi/ui'
import { DeskLayout, type DeskPlace, Kbd, type ShortcutGroup } from '@kaadi/ui/desk'
import { LogOutIcon, SearchIcon, WifiOffIcon } from '@kaadi/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { countOf } from '../lists/counted.ts'
import { useOpenFinder } from '../navigation/finder.tsx'
import { Link } from '../navigation/link.tsx'
import { mayOpen, type PageName, pagesOf } from '../navigation/pages.tsx'
import { paths } from '../navigation/paths.ts'
import { useReads } from '../net/use-client.ts'
import { usePlatform } from '../page/platform-context.ts'
import { useOperator } from '../session/operator.ts'
import { KeyHelp } from './page-keys.tsx'
import { useScreenTitle } from './screen-title.ts'

interface DeskFrameProps {
  /** Left out where the screen belongs to none. */
  readonly place?: PageName
  readonly title: string
  readonly titleEnd?: ReactNode
  readonly tools?: ReactNode
  /** What single keys do here: listed by `?`, with what they do everywhere. */
  readonly keys?: readonly ShortcutGroup[]
  /** For work on one thing: the side is narrow, the content has the window's height. */
  readonly work?: boolean
  readonly children: ReactNode
}

/** What every screen says until somebody does something about it. */
export const StandingNotices = createContext<ReactNode>(null)

/** How much waits, looked at again every few seconds. */
export const useStats = () => useQuery({ ...useReads().desk.stats(), refetchInterval: 5_000 }).data

/** Orders whose sellers wait for an answer, of whoever may answer; undefined of others, and until it has come. */
const useMessagesWaiting = (isAsked: boolean) =>
  useQuery({
    ...useReads().deskMessages.inbox({ view: 'waiting', size: 1 }),
    refetchInterval: 10_000,
    enabled: isAsked,
  }).data?.total

/** The frame of every screen of the console: the places the operator may go to, and who is signed in. */
export function DeskFrame({ place, title, titleEnd, tools, keys, work, children }: DeskFrameProps) {
  useScreenTitle(title)
  const { session } = usePlatform()
  const site = useQuery(useReads().site.info())
  const operator = useOperator()
  const stats = useStats()
  const messages = useMessagesWaiting(operator !== undefined && mayOpen(operator, 'messages'))
  const isOnline = useOnline()
  const openFinder = useOpenFinder()
  const standing = use(StandingNotices)
  const waits: Partial<Record<PageName, Pick<DeskPlace, 'count' | 'urgent'>>> = {
    queue: { count: stats?.waiting && countOf(stats.waiting), urgent: (stats?.overdue ?? 0) > 0 },
    messages: { count: messages && countOf(messages) },
    payouts: { count: stats?.payoutsWaiting && countOf(stats.payoutsWaiting) },
    approvals: { count: stats?.approvalsWaiting && countOf(stats.approvalsWaiting) },
  }
  const places = (operator ? pagesOf(operator) : []).map(
    ({ name, path, label, icon }): DeskPlace => ({
      id: name,
      label: t(label),
      icon,
      link: { to: path },
      ...waits[name],
    }),
  )
  return (
    <DeskLayout
      brand={<Brand name={site.data?.siteName ?? ''} logo={site.data?.logo} />}
      sections={[{ places }]}
      current={place}
      linkAs={Link}
      title={title}
      titleEnd={titleEnd}
      tools={
        <>
          {tools}
          <KeyHelp groups={keys} />
        </>
      }
      work={work}
      notice={
        <>
          {!isOnline && (
            <Alert tone="bad" role="alert" icon={<WifiOffIcon />} title={t('No connection')}>
              {t('What you see is what was last known. Nothing can be decided until it is back.')}
            </Alert>
          )}
          {standing}
        </>
      }
      foot={
        <div className="c-operator">
          <Button
            size="small"
            variant="ghost"
            icon={<SearchIcon />}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={openFinder}
          >
            {t('Find')} <Kbd aria-hidden>{t('Ctrl K')}</Kbd>
          </Button>
          {operator && (
            <TextLink as={Link} to={paths.account}>
              {operator.name}
            </TextLink>
          )}
          <Button size="small" variant="ghost" icon={<LogOutIcon />} onClick={() => void session.signOut()}>
            {t('Sign out')}
          </Button>
        </div>
      }
    >
      {children}
    </DeskLayout>
  )
}
