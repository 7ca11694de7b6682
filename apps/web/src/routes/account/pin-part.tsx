import { t } from '@kaadi/words'
import { useNavigate } from 'react-router-dom'
import { ChangePinDock, ChangePinView } from '../../features/withdrawal-pins/change-pin.view.tsx'
import { ResetPinDock, ResetPinView } from '../../features/withdrawal-pins/reset-pin.view.tsx'
import { useChangePin } from '../../features/withdrawal-pins/use-change-pin.controller.ts'
import { useResetPin } from '../../features/withdrawal-pins/use-reset-pin.controller.ts'
import { changePinPath, paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { times } from '../../platform/time/times.ts'

/** `/account/center?view=changePin` and `?view=resetPin` */
export default function PinPart({ view }: { view: 'changePin' | 'resetPin' }) {
  return view === 'resetPin' ? <ResetScreen /> : <ChangeScreen />
}

function ChangeScreen() {
  const leave = useLeave()
  const change = useChangePin(() => leave(t('Your withdrawal password is changed.')))
  return (
    <NavScreen
      title={t('Withdrawal password')}
      parent={paths.accountCenter}
      footer={<ChangePinDock {...change} />}
    >
      <ChangePinView {...change} />
    </NavScreen>
  )
}

function ResetScreen() {
  const leave = useLeave()
  const reset = useResetPin(({ withdrawalsHeldUntil }) =>
    leave(
      t('Your withdrawal password is changed. You can withdraw again from {time}.', {
        time: times.short(withdrawalsHeldUntil),
      }),
    ),
  )
  return (
    <NavScreen
      title={t('Forgotten withdrawal password')}
      parent={changePinPath}
      footer={<ResetPinDock {...reset} />}
    >
      <ResetPinView {...reset} />
    </NavScreen>
  )
}

const useLeave = () => {
  const navigate = useNavigate()
  const toaster = useToaster()
  return (text: string) => {
    toaster.show({ text, tone: 'ok' })
    void navigate(paths.accountCenter, { replace: true })
  }
}
