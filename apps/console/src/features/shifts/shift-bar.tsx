import '../../platform/screens/fault.css'
import './shifts.css'
import { TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { KeyButton } from '../../platform/screens/key-button.tsx'
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
  const toggle = () => void (shift ? stop.run(null) : begin())
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
            <KeyButton of="n" onPress={() => void openNext()}>
              {t('Next order')}
            </KeyButton>
            <KeyButton of="s" variant="secondary" loading={stop.isRunning} onPress={toggle}>
              {t('Stop working')}
            </KeyButton>
          </>
        ) : (
          <KeyButton of="s" loading={start.isRunning} onPress={toggle}>
            {t('Start working')}
          </KeyButton>
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
