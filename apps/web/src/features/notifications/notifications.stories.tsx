import { aNotification } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { pagesOf, still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { NotificationListView, type NotificationListViewProps } from './notification-list.view.tsx'

const notifications = [
  aNotification(),
  aNotification({
    notificationId: 'notification-2',
    bizType: 3,
    title: 'Your withdrawal is paid',
    content: '₦59,950.00 is at GTBank, ending in 4821.',
    createTime: '2026-11-20T09:12:00.000Z',
  }),
  aNotification({
    notificationId: 'notification-3',
    bizType: 2,
    title: 'Your Apple card needs a photo',
    content: 'Send it within 30 minutes and keep your rate.',
    readFlag: true,
    createTime: '2026-11-19T16:40:00.000Z',
  }),
]

/** `/notifications`, which the bell opens. */
const meta = {
  title: 'Screens/Notifications',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.notifications }) },
  render: (props) => (
    <NavScreen title={t('Notifications')} parent={paths.home}>
      <NotificationListView {...props} />
    </NavScreen>
  ),
  args: {
    notifications,
    hasAny: true,
    error: null,
    unread: 2,
    wanted: 'all',
    onWanted: still,
    onOpen: still,
    onReadAll: still,
    isReadingAll: false,
    onRetry: still,
    more: pagesOf([]).more,
  },
} satisfies Meta<NotificationListViewProps>
export default meta
type Story = StoryObj<NotificationListViewProps>

export const List: Story = {}

export const Nothing: Story = { args: { notifications: [], hasAny: false, unread: 0 } }
