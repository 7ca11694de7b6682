import { t } from '@kaadi/words'
import { useSearchParams } from 'react-router-dom'
import { NotificationListView } from '../features/notifications/notification-list.view.tsx'
import { useNotificationList } from '../features/notifications/use-notification-list.controller.ts'
import { oneOf, useChangeQuery } from '../platform/navigation/change-query.ts'
import { paths } from '../platform/navigation/paths.ts'
import { NavScreen } from '../platform/screens/nav-screen.tsx'

/** `/notifications`, which the bell opens. */
export default function NotificationsRoute() {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const wanted = oneOf(['all', 'trades', 'payouts', 'news'], query.get('class'))
  const list = useNotificationList(wanted, (next) => changeQuery({ class: next === 'all' ? '' : next }))
  return (
    <NavScreen title={t('Notifications')} parent={paths.home}>
      <NotificationListView {...list} />
    </NavScreen>
  )
}
