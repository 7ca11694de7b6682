import type { OwnPause } from '@kaadi/contract/risk'
import { Alert, TextLink } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../navigation/link.tsx'
import { paths } from '../navigation/paths.ts'
import { useFreshUser } from '../session/use-fresh-user.ts'
import { times } from '../time/times.ts'
import { PauseDetails } from './pause-details.view.tsx'

interface AccountNoticesProps {
  readonly pause: OwnPause | null
  /** When the account is deleted; nothing where it stays. */
  readonly deletionAt: string | null | undefined
}

/** What is decided about the account and still runs. */
export default function AccountNotices({ pause, deletionAt }: AccountNoticesProps) {
  useFreshUser()
  return (
    <>
      {deletionAt && (
        <Alert
          tone="todo"
          icon={<CircleAlertIcon />}
          title={t('Your account is deleted on {time}', { time: times.short(deletionAt) })}
        >
          <p>{t('Until then nothing can be sold or withdrawn, and you can keep it.')}</p>
          <TextLink as={Link} to={paths.deleteAccount}>
            {t('Keep my account')}
          </TextLink>
        </Alert>
      )}
      {pause && <PauseDetails pause={pause} />}
    </>
  )
}
