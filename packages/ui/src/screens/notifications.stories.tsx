import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../patterns/banner/banner.tsx'
import { EmptyFan } from '../patterns/empty-fan/empty-fan.tsx'
import { NotificationRow } from '../patterns/notification-row/notification-row.tsx'
import { ButtonLink } from '../primitives/button/button.tsx'
import { Popup } from '../primitives/dialog/popup.tsx'
import { EmptyState } from '../primitives/empty-state/empty-state.tsx'
import { CheckIcon, MegaphoneIcon } from '../primitives/icon/index.ts'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { still, Task, wholeScreen } from './samples.tsx'
import { spoken } from './say.tsx'

/** What the service tells: the list, and the popup of `bizType` 6. */
const meta = { title: 'Screens/Notifications', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Everything = spoken((say) => (
  <Task
    title={say('Notifications')}
    endContent={<IconButton icon={<CheckIcon size={24} />} label={say('Mark all as read')} />}
  >
    <Banner tone="todo">{say('Moniepoint confirms late today.')}</Banner>
    <Panel padding="none" className="k-rows">
      <NotificationRow
        href="#1"
        bizType={0}
        title={say('We need a clearer photo')}
        content={say('Steam $100. 21 minutes left.')}
        at={say('2:09 pm')}
        unread
      />
      <NotificationRow
        href="#2"
        bizType={1}
        title={say('Your card was paid')}
        content="Apple $200, ₦279,000.00"
        at={say('11:14 am')}
        unread
      />
      <NotificationRow
        href="#3"
        bizType={3}
        title={say('Withdrawal paid')}
        content={say('₦85,400.00 to OPay 0937')}
        at={say('Yesterday')}
      />
      <NotificationRow
        as="div"
        bizType={5}
        title={say('Your level went up')}
        content={say('You are Silver now.')}
        at={say('12 Nov')}
      />
    </Panel>
  </Task>
))

export const List: Story = { render: () => <Everything /> }

export const Announcement: Story = {
  render: spoken((say) => (
    <>
      <Everything />
      <Popup
        open
        onClose={still}
        icon={<MegaphoneIcon />}
        title={say('Steam pays more this evening')}
        description={say('+₦15 per $1 until 11:59 pm.')}
        action={
          <ButtonLink href="#sell" variant="earn">
            {say('Sell a Steam card')}
          </ButtonLink>
        }
      />
    </>
  )),
}

export const Nothing: Story = {
  render: spoken((say) => (
    <Task title={say('Notifications')}>
      <EmptyState art={<EmptyFan />} title={say('Nothing new')} heading>
        {say('We write when a card is checked and when money moves.')}
      </EmptyState>
    </Task>
  )),
}
