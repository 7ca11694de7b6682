import '../../platform/screens/fault.css'
import './shifts.css'
import { Button, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { GivenOrders } from './given-orders.view.tsx'
import { secondsInWords } from './shift-words.ts'
import { useShift } from './use-shift.controller.ts'

interface ShiftBarProps {
  /** Takes the most urgent order and opens it. False where none waits. */
  readonly openNext: () => Promise<boolean>
}

/** Whether the reviewer works, what came of it so far, and what colleagues gave them. */
export function ShiftBar({ openNext }: ShiftBarProps) {
  const { mine, start, stop } = useShift()
  if (!mine) return null
  const { shift, held } = mine
  const problem = start.error ?? stop.error
  const begin = async () => {
    if (await start.run(null)) await openNext()
  }
  return (
    <section aria-label={t('My shift')} className="c-shift-bar">
      <p>
        {shift ? (
          <>
            {t('At work since {time}: {decided} decided, {median} each, {held} with you.', {
              time: deskTime(shift.startTime),
              decided: shift.decided,
              median: secondsInWords(shift.medianSeconds),
              held: held.length,
            })}{' '}
            <TextLink as={Link} to={paths.shift}>
              {t('My shift')}
            </TextLink>
          </>
        ) : (
          t('You are not at work: no order is dealt to you, and nobody can hand you one.')
        )}
      </p>
      <div className="c-shift-acts">
        {shift ? (
          <>
            <Button size="small" onClick={() => void openNext()}>
              {t('Next order')}
            </Button>
            <Button
              size="small"
              variant="secondary"
              loading={stop.isRunning}
              onClick={() => void stop.run(null)}
            >
              {t('Stop working')}
            </Button>
          </>
        ) : (
          <Button size="small" loading={start.isRunning} onClick={() => void begin()}>
            {t('Start working')}
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <p className="c-error" role="alert">
          {sayError(problem)}
        </p>
      )}
      <GivenOrders mine={mine} />
    </section>
  )
}
