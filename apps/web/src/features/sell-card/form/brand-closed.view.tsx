import { Alert } from '@kaadi/ui'
import { LockIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { times } from '../../../platform/time/times.ts'

interface BrandClosedProps {
  readonly name: string
  /** When the lock of the rate ends. */
  readonly endsAt: number
}

/** Says of a brand that was closed while its rate was locked until when it is still bought. */
export function BrandClosed({ name, endsAt }: BrandClosedProps) {
  return (
    <Alert tone="todo" icon={<LockIcon />} title={t('We stop buying {name}', { name })} role="status">
      {t('Your rate holds until {time}. Send your card before: the rate cannot be extended or changed.', {
        time: times.timeOfDay(endsAt),
      })}
    </Alert>
  )
}
