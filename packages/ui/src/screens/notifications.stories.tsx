import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyFan } from '../patterns/empty-fan/empty-fan.tsx'
import { NoticeBar } from '../patterns/notice-bar/notice-bar.tsx'
import { NotificationRow } from '../patterns/notification-row/notification-row.tsx'
import { ButtonLink } from '../primitives/button/button.tsx'
import { Popup } from '../primitives/dialog/dialog.tsx'
import { EmptyState } from '../primitives/empty-state/empty-state.tsx'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { still, Task, wholeScreen } from './samples.tsx'

/** What the service tells: the list, and the popup of `bizType` 6. */
const meta = { title: 'Screens/Notifications', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const list = (
  <Task title="Notifications" end={<IconButton icon="check" iconSize={24} label="Mark all as read" />}>
    <NoticeBar tone="todo">Moniepoint confirms late today.</NoticeBar>
    <Panel padding="none" className="k-rows">
      <NotificationRow
        href="#1"
        bizType={0}
        title="We need a clearer photo"
        content="Steam $100. 21 minutes left."
        at="2:09 pm"
        unread
      />
      <NotificationRow
        href="#2"
        bizType={1}
        title="Your card was paid"
        content="Apple $200, ₦279,000.00"
        at="11:14 am"
        unread
      />
      <NotificationRow
        href="#3"
        bizType={3}
        title="Withdrawal paid"
        content="₦85,400.00 to OPay 0937"
        at="Yesterday"
      />
      <NotificationRow
        as="div"
        bizType={5}
        title="Your level went up"
        content="You are Silver now."
        at="12 Nov"
      />
    </Panel>
  </Task>
)

export const List: Story = { render: () => list }

export const Announcement: Story = {
  render: () => (
    <>
      {list}
      <Popup
        open
        onClose={still}
        icon="megaphone"
        title="Steam pays more this evening"
        description="+₦15 per $1 until 11:59 pm."
        action={
          <ButtonLink href="#sell" variant="earn">
            Sell a Steam card
          </ButtonLink>
        }
      />
    </>
  ),
}

export const Nothing: Story = {
  render: () => (
    <Task title="Notifications">
      <EmptyState art={<EmptyFan />} title="Nothing new" heading>
        We write when a card is checked and when money moves.
      </EmptyState>
    </Task>
  ),
}
