import './closed-screen.css'
import { pollIntervalMs } from '@kaadi/contract/constants'
import { Avatar, Button, EmptyState, TextLink } from '@kaadi/ui'
import { HourglassIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef } from 'react'
import { useSiteInfo } from '../content/site.ts'
import { useClient } from '../net/use-client.ts'
import { times } from '../time/times.ts'
import type { Closed } from './closed-service.ts'

/**
 * Lies over the app while the service is closed, which stays as it is below: what was being written is there when it opens
 * again. It asks every half minute.
 */
export default function ClosedScreen({ reopensTime }: Closed) {
  const client = useClient()
  const site = useSiteInfo()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  // Whatever it answers, the platform hears of it.
  const { refetch, isFetching } = useQuery({
    queryKey: ['closed'],
    queryFn: () => client.site.news({ quiet: true }),
    refetchInterval: pollIntervalMs,
    initialData: [],
  })
  return (
    <dialog
      ref={dialog}
      className="w-closed"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <EmptyState
        art={
          <Avatar size="large" tone="plain">
            <HourglassIcon size={24} />
          </Avatar>
        }
        title={<span id={titleId}>{t('Closed for a short while')}</span>}
        heading
        action={
          <div className="w-closed-ways">
            <Button loading={isFetching} onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
            {site && (
              <TextLink href={`mailto:${site.supportEmail}`}>{t('Write to customer service')}</TextLink>
            )}
          </div>
        }
      >
        {reopensTime === null
          ? t('We are working on the service. Your trades and your money stay as they are.')
          : t(
              'We are working on the service until about {time}. Your trades and your money stay as they are.',
              {
                time: times.short(reopensTime),
              },
            )}
      </EmptyState>
    </dialog>
  )
}
