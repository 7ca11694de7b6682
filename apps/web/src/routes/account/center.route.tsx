import { t } from '@kaadi/words'
import { AccountCenterView } from '../../features/account-center/account-center.view.tsx'
import { useAccountCenter } from '../../features/account-center/use-account-center.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

/** `/account/center` */
export default function AccountCenterRoute() {
  const toaster = useToaster()
  const center = useAccountCenter(() => toaster.show({ text: t('Signed out there.'), tone: 'ok' }))
  return (
    <NavScreen title={t('Account and safety')} parent={paths.account}>
      <AccountCenterView {...center} />
    </NavScreen>
  )
}
