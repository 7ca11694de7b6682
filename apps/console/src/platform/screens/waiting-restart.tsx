import { books } from '@kaadi/contract/books'
import { Alert } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../navigation/link.tsx'
import { hasRole } from '../navigation/pages.tsx'
import { paths } from '../navigation/paths.ts'
import { useReads } from '../net/use-client.ts'
import { useOperator } from '../session/operator.ts'
import { deskTime } from '../time/desk-time.ts'

/** Among what waits for a second person: that payouts start again, as somebody asked. It is signed in the books. */
export function WaitingRestart() {
  const operator = useOperator()
  const maySign = operator !== undefined && hasRole(operator, books.restart.roles)
  const { data } = useQuery({
    ...useReads().books.standing(),
    enabled: maySign,
    refetchInterval: 10_000,
  })
  const stop = maySign ? data?.stop : undefined
  const asked = stop?.restart
  if (!stop || !asked || asked.isOver || stop.openExceptions > 0) return null
  return (
    <Alert tone="todo" icon={<UsersIcon />} title={t('A restart of payouts waits for a second person')}>
      <ul>
        <li>
          <Link to={paths.books}>
            {t('The stop of {time}: {detail}', { time: deskTime(stop.stopTime), detail: stop.detail })}
          </Link>{' '}
          {asked.isOwn
            ? t('You asked for it: another person has to start the payouts.')
            : t('{name} asked for it: {reason}', { name: asked.askedBy, reason: asked.reason })}
        </li>
      </ul>
    </Alert>
  )
}
