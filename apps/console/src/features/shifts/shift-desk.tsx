import { LoadSwitch } from '@kaadi/react'
import { Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { KeyButton } from '../../platform/screens/key-button.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { ShiftView } from './shift.view.tsx'
import { startOrStop } from './shift-words.ts'
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
      keys={[{ title: t('My shift'), shortcuts: [startOrStop()] }]}
      tools={
        mine && (
          <KeyButton
            of="s"
            variant={mine.shift ? 'secondary' : 'primary'}
            loading={toggle.isRunning}
            onPress={() => void toggle.run(null)}
          >
            {mine.shift ? t('Stop working') : t('Start working')}
          </KeyButton>
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
