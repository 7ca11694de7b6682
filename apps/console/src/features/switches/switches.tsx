import { LoadSwitch } from '@kaadi/react'
import { Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { SwitchesView } from './switches.view.tsx'
import { useSwitches } from './use-switches.controller.ts'

/** What an admin opens and closes while the service runs. */
export function Switches() {
  const state = useSwitches()
  const { chosen, error, onRetry } = state
  return (
    <DeskFrame place="switches" title={t('Switches')}>
      <LoadSwitch
        data={chosen}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<Skeleton shape="panel" height="12rem" />}
      >
        {(stands) => <SwitchesView {...state} chosen={stands} />}
      </LoadSwitch>
    </DeskFrame>
  )
}
