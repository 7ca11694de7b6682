import { t } from '@kaadi/words'
import { useNavigate } from 'react-router-dom'
import { ChangePasswordDock, ChangePasswordView } from '../../features/passwords/change-password.view.tsx'
import { useChangePassword } from '../../features/passwords/use-change-password.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

/** `/account/resetPassword` */
export default function ResetPasswordRoute() {
  const navigate = useNavigate()
  const toaster = useToaster()
  const change = useChangePassword(() => {
    toaster.show({ text: t('Your password is changed. Other devices are signed out.'), tone: 'ok' })
    void navigate(paths.accountCenter, { replace: true })
  })
  return (
    <NavScreen
      title={t('Change password')}
      parent={paths.accountCenter}
      footer={<ChangePasswordDock {...change} />}
    >
      <ChangePasswordView {...change} />
    </NavScreen>
  )
}
