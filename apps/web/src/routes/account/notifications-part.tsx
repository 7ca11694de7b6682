import { t } from '@kaadi/words'
import { PushSetting } from '../../features/notifications/push/push-setting.tsx'
import { NotificationSettingsView } from '../../features/notifications/settings/notification-settings.view.tsx'
import { useNotificationSettings } from '../../features/notifications/settings/use-notification-settings.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'

/** `/account/center?view=notifications` */
export default function NotificationsPart() {
  return (
    <NavScreen title={t('How you are told')} parent={paths.accountCenter}>
      <PushSetting />
      <NotificationSettingsView {...useNotificationSettings()} />
    </NavScreen>
  )
}
