import { useQuery } from '@kaadi/react'
import { Brand, Button, Notice } from '@kaadi/ui'
import { DeskLayout, type DeskSection } from '@kaadi/ui/desk'
import type { ReactNode } from 'react'
import { useClient } from './client.ts'
import { Link } from './link.tsx'
import { useOnline } from './online.ts'
import { canPay, canReview, useOperator } from './operator.ts'
import { paths } from './paths.ts'
import { usePlatform } from './platform-context.ts'
import { useScreenTitle } from './screen-title.ts'

interface DeskFrameProps {
  readonly place: 'queue' | 'payouts'
  readonly title: string
  readonly titleEnd?: ReactNode
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** How much waits, looked at again every few seconds. */
export const useStats = () => {
  const client = useClient()
  return useQuery({
    queryKey: ['desk', 'stats'],
    queryFn: ({ signal }) => client.desk.stats({ signal, quiet: true }),
    refetchInterval: 5_000,
  }).data
}

/** The frame of every screen of the console: the places the operator may go to, and who is signed in. */
export function DeskFrame({ place, title, titleEnd, tools, children }: DeskFrameProps) {
  useScreenTitle(title)
  const { session } = usePlatform()
  const client = useClient()
  const site = useQuery({
    queryKey: ['site'],
    queryFn: () => client.site.info({ quiet: true }),
    staleTime: 3_600_000,
  })
  const operator = useOperator()
  const stats = useStats()
  const isOnline = useOnline()
  const places: DeskSection['places'] = [
    ...(operator && canReview(operator)
      ? [
          {
            id: 'queue',
            label: 'Cards to check',
            icon: 'scan-search' as const,
            link: { to: paths.queue },
            count: stats?.waiting,
            urgent: (stats?.overdue ?? 0) > 0,
          },
        ]
      : []),
    ...(operator && canPay(operator)
      ? [
          {
            id: 'payouts',
            label: 'Payouts',
            icon: 'landmark' as const,
            link: { to: paths.payouts },
            count: stats?.payoutsWaiting,
          },
        ]
      : []),
  ]
  return (
    <DeskLayout
      brand={<Brand name={site.data?.siteName ?? ''} logo={site.data?.logo} />}
      sections={[{ places }]}
      current={place}
      linkAs={Link}
      title={title}
      titleEnd={titleEnd}
      tools={tools}
      notice={
        isOnline ? null : (
          <Notice tone="bad" icon="wifi-off" title="No connection">
            What you see is what was last known. Nothing can be decided until it is back.
          </Notice>
        )
      }
      foot={
        <div className="c-operator">
          <span>{operator?.name}</span>
          <Button size="small" variant="plain" icon="log-out" onClick={() => void session.signOut()}>
            Sign out
          </Button>
        </div>
      }
    >
      {children}
    </DeskLayout>
  )
}
