import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClockIcon, XIcon } from '../../primitives/icon/index.ts'
import { CardFace } from '../card-face/card-face.tsx'
import { DayGroup, DayGroups } from '../day-group/day-group.tsx'
import { sampleColors } from '../samples/card-types.ts'
import { hugeAmount, longFrench, naira } from '../samples/currencies.ts'
import { MoneyRow } from './money-row.tsx'

/** One line of the wallet’s history. */
const meta = {
  title: 'Patterns/MoneyRow',
  component: MoneyRow,
  args: {
    href: '#line',
    kind: 'withdrawal',
    title: 'To GTBank 4821',
    detail: '1:32 pm',
    amount: '60000',
    currency: naira,
    direction: 'out',
  },
} satisfies Meta<typeof MoneyRow>
export default meta
type Story = StoryObj<typeof meta>

export const WithBalance: Story = {
  render: (args) => (
    <DayGroups>
      <DayGroup label="November">
        <MoneyRow {...args} balance="248600" />
        <MoneyRow {...args} kind="conversion" title="Naira to cedi" amount="15000" balance="308600" />
        <MoneyRow {...args} kind="fee" title="Withdrawal fee" amount="50" balance="323600" />
        <MoneyRow
          {...args}
          kind="correction"
          title="Corrected by us"
          amount={hugeAmount}
          direction="in"
          balance={hugeAmount}
        />
      </DayGroup>
    </DayGroups>
  ),
}
/** In, out, on its way, failed, refunded. */
export const States: Story = {
  render: (args) => (
    <DayGroups>
      <DayGroup label="Today">
        <MoneyRow
          {...args}
          kind="sale"
          startContent={<CardFace name="Steam" colors={sampleColors.steam} size="s" />}
          title="Steam $100"
          amount="148000"
          direction="in"
        />
        <MoneyRow {...args} />
        <MoneyRow {...args} status={{ tone: 'wait', icon: <ClockIcon />, label: 'On its way' }} />
        <MoneyRow {...args} direction="none" status={{ tone: 'bad', icon: <XIcon />, label: 'Failed' }} />
        <MoneyRow {...args} kind="refund" title="Back from GTBank 4821" direction="none" />
      </DayGroup>
    </DayGroups>
  ),
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'fr' },
  render: (args) => (
    <DayGroups>
      <DayGroup label="Vendredi 20 novembre 2026" total="+₦99,999,999,999.99">
        <MoneyRow
          {...args}
          title={longFrench}
          amount={hugeAmount}
          balance={hugeAmount}
          status={{ tone: 'wait', icon: <ClockIcon />, label: 'En route vers votre banque' }}
        />
      </DayGroup>
    </DayGroups>
  ),
}
