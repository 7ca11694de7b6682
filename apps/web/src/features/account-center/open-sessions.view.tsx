import { t } from '@kaadi/words'
import './account-center.css'
import type { OpenSession } from '@kaadi/contract/sessions'
import { Button, Panel, Row, Rows, Section, Tag } from '@kaadi/ui'
import { KeyboardIcon, SmartphoneIcon } from '@kaadi/ui/icons'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { sessionName } from './session-name.ts'
import type { AccountCenter } from './use-account-center.controller.ts'

type OpenSessionsProps = AccountCenter['sessions'] & Pick<AccountCenter['ending'], 'onAsk'>

/** Where the account is signed in, each place with its way out. */
export function OpenSessions({ list, error, onRetry, onAsk }: OpenSessionsProps) {
  return (
    <Section title={t('Where you are signed in')}>
      {list ? (
        <Panel padding="none">
          <Rows>
            {list.map((session) => (
              <Place key={session.id} session={session} onAsk={onAsk} />
            ))}
          </Rows>
          {list.length > 1 && (
            <div className="w-center-others">
              <Button variant="secondary" block onClick={() => onAsk('others')}>
                {t('Sign out all other devices')}
              </Button>
            </div>
          )}
        </Panel>
      ) : error ? (
        <LoadFailure error={error} onRetry={onRetry} />
      ) : (
        <RowsSkeleton label={t('Loading where you are signed in')} rows={2} />
      )}
    </Section>
  )
}

function Place({ session, onAsk }: { session: OpenSession; onAsk: OpenSessionsProps['onAsk'] }) {
  const { isPhone, isCurrent, ip, lastSeenTime } = session
  return (
    <Row
      startContent={isPhone ? <SmartphoneIcon /> : <KeyboardIcon />}
      title={<span className="w-center-session">{sessionName(session)}</span>}
      detail={
        <span className="w-center-session">
          {isCurrent ? ip : t('{place}, last used {time}', { place: ip, time: times.ago(lastSeenTime) })}
        </span>
      }
      endContent={
        isCurrent ? (
          <Tag tone="ok">{t('This one')}</Tag>
        ) : (
          <Button
            variant="link"
            aria-label={t('Sign out {device}', { device: sessionName(session) })}
            onClick={() => onAsk(session)}
          >
            {t('Sign out')}
          </Button>
        )
      }
    />
  )
}
