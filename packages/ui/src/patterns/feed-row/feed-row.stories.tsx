import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { FeedRow } from './feed-row.tsx'

const meta = {
  title: 'Patterns/FeedRow',
  component: FeedRow,
  args: { maskedName: 'ch***a', what: 'Steam $50', amount: '74000', currency: naira, ago: '1 min ago' },
  decorators: [
    (Story) => (
      <div className="k-panel" data-padding="none">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedRow>
export default meta
type Story = StoryObj<typeof meta>

export const JustPaid: Story = {
  render: (args) => (
    <>
      <FeedRow {...args} />
      <FeedRow {...args} maskedName="to***i" what="Apple $200" amount="279000" ago="3 min ago" />
      <FeedRow {...args} maskedName="bl***e" what="Xbox $25" amount="30250" ago="6 min ago" />
    </>
  ),
}
export const WithProof: Story = {
  render: (args) => (
    <>
      <FeedRow
        {...args}
        took="4 min"
        action={
          <TextLink href="#proof" size="small">
            Check this line
          </TextLink>
        }
      />
      <FeedRow {...args} kind="withdrawal" what="GTBank" took="38 s" amount={hugeAmount} />
    </>
  ),
}
