import type { Meta, StoryObj } from '@storybook/react-vite'
import { longFrench } from '../samples/currencies.ts'
import { NotificationRow } from './notification-row.tsx'

const meta = {
  title: 'Patterns/NotificationRow',
  component: NotificationRow,
  args: { href: '#', title: 'Your card was paid', at: '2:09 pm', bizType: 1 },
  decorators: [
    (Story) => (
      <div className="k-panel k-rows" data-padding="none">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationRow>
export default meta
type Story = StoryObj<typeof meta>

export const ByKind: Story = {
  render: (args) => (
    <>
      <NotificationRow
        {...args}
        bizType={0}
        title="We need a clearer photo"
        content="Steam $100. 21 minutes left."
        unread
      />
      <NotificationRow {...args} bizType={1} content="Steam $100, ₦150,000.00" unread />
      <NotificationRow
        {...args}
        bizType={2}
        title="A card was refused"
        content="Xbox $25. The code was already used."
      />
      <NotificationRow {...args} bizType={3} title="Withdrawal paid" content="₦60,000.00 to GTBank 4821" />
      <NotificationRow
        {...args}
        bizType={4}
        title="Withdrawal failed"
        content="₦40,000.00 is back in your wallet."
      />
      <NotificationRow
        {...args}
        bizType={5}
        as="div"
        title="Your level went up"
        content="You are Silver now."
      />
      <NotificationRow
        {...args}
        bizType={6}
        as="button"
        title="Steam pays more this evening"
        at="Yesterday"
      />
      <NotificationRow {...args} bizType={7} as="div" title="Rates were renewed" at="Yesterday" />
    </>
  ),
}
export const Long: Story = { args: { title: longFrench, content: longFrench, unread: true } }
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  args: { bizType: 4, title: longFrench, content: longFrench, unread: true },
}
/** A number of a later release. */
export const UnknownKind: Story = { args: { bizType: 99, title: 'Something new', unread: false } }
