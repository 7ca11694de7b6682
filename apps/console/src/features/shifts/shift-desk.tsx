import { LoadSwitch } from '@kaadi/react'
import { Button, Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { ShiftView } from './shift.view.tsx'
import { useShift } from './use-shift.controller.ts'

/** A reviewer's own shift; for seniors everybody's. */
export function ShiftDesk() {
  const state = useShift()
  const { mine, error, retry, start, stop } = state
  const toggle = mine?.shift ? stop : start
  return (
    <DeskFrame
      place="shift"
      title={t('My shift')}
      tools={
        mine && (
          <Button
            size="small"
            variant={mine.shift ? 'secondary' : 'primary'}
            loading={toggle.isRunning}
            onClick={() => void toggle.run(null)}
          >
            {mine.shift ? t('Stop working') : t('Start working')}
          </Button>
        )
      }
    >
      <LoadSwitch
        data={mine}
        error={error}
        failed={<LoadFailure error={error} onRetry={retry} />}
        loading={<Skeleton shape="panel" height="12rem" />}
      >
        {(known) => <ShiftView mine={known} problem={toggle.error} />}
      </LoadSwitch>
    </DeskFrame>
  )
}
