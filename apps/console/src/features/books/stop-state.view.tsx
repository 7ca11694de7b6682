import './books.css'
import '../../platform/screens/fault.css'
import type { PayoutStop } from '@kaadi/contract/books'
import { Alert, Button, Panel, Tag } from '@kaadi/ui'
import { TriangleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { Sign } from '../../platform/credentials/sign.view.tsx'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { useKeptText } from '../../platform/forms/use-kept-text.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { restartReasonsKey } from '../../platform/session/desk-storage.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import type { BooksState } from './use-books.controller.ts'

interface StopStateProps
  extends Pick<BooksState, 'stop' | 'askRestart' | 'dropRestart' | 'restartChallenge' | 'restart'> {
  /** Null while payouts run. */
  readonly stopped: PayoutStop | null
  readonly mayAct: boolean
}

/** Whether payouts run. One person stops them; two start them again. */
export function StopState(props: StopStateProps) {
  const { stopped } = props
  return (
    <Panel className="c-books-state" data-running={stopped === null || undefined}>
      {stopped ? <Stopped {...props} stopped={stopped} /> : <Running {...props} />}
    </Panel>
  )
}

function Running({ stop, mayAct }: StopStateProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <p>
        <Tag tone="ok">{t('Payouts run')}</Tag>
      </p>
      {mayAct && (
        <Button size="small" variant="danger" onClick={() => setAsked(true)}>
          {t('Stop payouts')}
        </Button>
      )}
      {isAsked && (
        <ReasonDialog
          title={t('Stop payouts?')}
          hint={t(
            'Operators read it. Nothing new is begun; what is on its way goes on. Two people start them again.',
          )}
          confirmLabel={t('Stop payouts')}
          variant="danger"
          isRunning={stop.isRunning}
          error={stop.error}
          onConfirm={({ reason }) => void stop.run(reason).then((done) => done && setAsked(false))}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Stopped({
  stopped,
  mayAct,
  askRestart,
  dropRestart,
  restartChallenge,
  restart,
}: StopStateProps & { readonly stopped: PayoutStop }) {
  const [isAsked, setAsked] = useState(false)
  const { stopId, openExceptions } = stopped
  const reasonKept = useKeptText(restartReasonsKey, stopId)
  return (
    <>
      <Alert tone="bad" icon={<TriangleAlertIcon />} title={t('Payouts are stopped')}>
        {stopped.stoppedBy
          ? t('{name} stopped them, {time}: {reason}', {
              name: stopped.stoppedBy,
              time: deskTime(stopped.stopTime),
              reason: stopped.detail,
            })
          : stopped.cause === 'olderCopy'
            ? t('Stopped when an older copy of the database was started, {time}: {reason}', {
                time: deskTime(stopped.stopTime),
                reason: stopped.detail,
              })
            : t('Stopped by the comparison, {time}: {reason}', {
                time: deskTime(stopped.stopTime),
                reason: stopped.detail,
              })}
      </Alert>
      {openExceptions > 0 ? (
        <p>
          {t(
            '{count, plural, one {# exception has to be explained and closed first.} other {# exceptions have to be explained and closed first.}}',
            { count: openExceptions },
          )}
        </p>
      ) : (
        <Restart
          {...{ stopped, mayAct, dropRestart, restartChallenge, restart }}
          onAsk={() => setAsked(true)}
        />
      )}
      {isAsked && (
        <ReasonDialog
          title={t('Ask for a restart')}
          hint={t('The second person reads it, and starts the payouts.')}
          confirmLabel={t('Ask for a restart')}
          kept={reasonKept}
          isRunning={askRestart.isRunning}
          error={askRestart.error}
          onConfirm={({ reason }) =>
            void askRestart.run({ stopId, reason }).then((done) => {
              if (!done) return
              setAsked(false)
              reasonKept.say('')
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Restart({
  stopped,
  mayAct,
  dropRestart,
  restartChallenge,
  restart,
  onAsk,
}: Pick<StopStateProps, 'mayAct' | 'dropRestart' | 'restartChallenge' | 'restart'> & {
  readonly stopped: PayoutStop
  readonly onAsk: () => void
}) {
  const { stopId, fingerprint, restart: asked } = stopped
  const ask = mayAct ? (
    <Button size="small" onClick={onAsk}>
      {t('Ask for a restart')}
    </Button>
  ) : (
    <p className="k-quiet">{t('Two treasurers or admins start them again.')}</p>
  )
  if (!asked) return ask
  if (asked.isOver)
    return (
      <>
        <p>
          {t(
            '{name} asked for a restart, {time}. Something new was found since: look at it, then ask again.',
            {
              name: asked.askedBy,
              time: deskTime(asked.askTime),
            },
          )}
        </p>
        {ask}
      </>
    )
  return (
    <>
      <p>
        {t('{name} asked for a restart, {time}: {reason}', {
          name: asked.askedBy,
          time: deskTime(asked.askTime),
          reason: asked.reason,
        })}
      </p>
      {asked.isOwn ? (
        <p className="k-quiet">{t('Another person has to start the payouts.')}</p>
      ) : (
        mayAct && (
          <Sign
            challenge={() => restartChallenge(stopId)}
            fingerprint={fingerprint}
            statement={t(
              'You sign exactly this: payouts start again. It ends the stop of {time}: “{detail}” {name} asked for it: “{reason}”',
              {
                time: deskTime(stopped.stopTime),
                detail: stopped.detail,
                name: asked.askedBy,
                reason: asked.reason,
              },
            )}
            submit={t('Start payouts again')}
            action={{ ...restart, run: (signed) => restart.run({ stopId, ...signed }) }}
          />
        )
      )}
      {mayAct && (
        <Button
          size="small"
          variant="ghost"
          loading={dropRestart.isRunning}
          onClick={() => void dropRestart.run(stopId)}
        >
          {t('Take the request back')}
        </Button>
      )}
      {dropRestart.error !== undefined && (
        <p className="c-error" role="alert">
          {sayError(dropRestart.error)}
        </p>
      )}
    </>
  )
}
