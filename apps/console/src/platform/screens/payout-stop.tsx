import { Alert } from '@kaadi/ui'
import { TriangleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../navigation/link.tsx'
import { paths } from '../navigation/paths.ts'
import { useReads } from '../net/use-client.ts'

/** On each page that pays, or lets something be paid: that payouts are stopped, why, what has to be explained first, and where they are started again. */
export function PayoutStopNotice() {
  const { data } = useQuery({ ...useReads().books.standing(), refetchInterval: 10_000 })
  if (!data?.stop) return null
  return (
    <Alert
      tone="bad"
      icon={<TriangleAlertIcon />}
      title={t('Payouts are stopped')}
      action={<Link to={paths.books}>{t('Open the books')}</Link>}
    >
      {data.stop.detail}
      {data.stop.openExceptions > 0 && (
        <p>
          {t(
            '{count, plural, one {# exception has to be explained and closed first.} other {# exceptions have to be explained and closed first.}}',
            { count: data.stop.openExceptions },
          )}
        </p>
      )}
    </Alert>
  )
}
