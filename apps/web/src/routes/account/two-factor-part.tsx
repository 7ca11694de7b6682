import { t } from '@kaadi/words'
import { TwoFactorView } from '../../features/two-factor/two-factor.view.tsx'
import { useTwoFactor } from '../../features/two-factor/use-two-factor.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

/** `/account/center?view=twoFactor` */
export default function TwoFactorPart() {
  const toaster = useToaster()
  const controller = useTwoFactor(() => toaster.show({ text: t('Two-factor sign-in is off.'), tone: 'ok' }))
  return (
    <NavScreen title={t('Two-factor sign-in')} parent={paths.accountCenter}>
      <TwoFactorView {...controller} />
    </NavScreen>
  )
}
