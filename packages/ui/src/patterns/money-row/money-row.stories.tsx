import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { CardFace } from '../card-face/card-face.tsx'
import { DayGroup, DayGroups } from '../day-group/day-group.tsx'
import { sampleColors } from '../samples/card-types.ts'
import { hugeAmount, longFrench, naira } from '../samples/currencies.ts'
import { MoneyRow } from './money-row.tsx'

const meta = {
  title: 'Patterns/MoneyRow and DayGroup',
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

export const Days: Story = {
  render: (args) => (
    <DayGroups end="That is everything">
      <DayGroup label="Today">
        <MoneyRow {...args} status={{ tone: 'wait', icon: 'clock', label: 'On its way' }} />
        <MoneyRow
          {...args}
          kind="sale"
          start={<CardFace name="Apple" colors={sampleColors.apple} size="s" />}
          title="Apple $200"
          detail="11:08 am"
          amount="279000"
          direction="in"
        />
        <MoneyRow
          {...args}
          kind="bonus"
          title="Friend joined: tolu_a"
          detail="9:40 am"
          amount="1000"
          direction="in"
        />
      </DayGroup>
      <DayGroup label="Yesterday" total="+₦30,250.00">
        <MoneyRow {...args} title="To OPay 0937" detail="6:15 pm" amount="85400" />
        <MoneyRow {...args} kind="refund" detail="4:02 pm · refunded" amount="40000" direction="none" />
        <MoneyRow
          {...args}
          kind="sale"
          start={<CardFace name="Xbox" colors={sampleColors.xbox} size="s" />}
          title="Xbox $25"
          detail="10:21 am"
          amount="30250"
          direction="in"
        />
      </DayGroup>
    </DayGroups>
  ),
}
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
/** In, out, on its way, failed, given back. */
export const States: Story = {
  render: (args) => (
    <DayGroups>
      <DayGroup label="Today">
        <MoneyRow
          {...args}
          kind="sale"
          start={<CardFace name="Steam" colors={sampleColors.steam} size="s" />}
          title="Steam $100"
          amount="148000"
          direction="in"
        />
        <MoneyRow {...args} />
        <MoneyRow {...args} status={{ tone: 'wait', icon: 'clock', label: 'On its way' }} />
        <MoneyRow {...args} direction="none" status={{ tone: 'bad', icon: 'x', label: 'Failed' }} />
        <MoneyRow {...args} kind="refund" title="Back from GTBank 4821" direction="none" />
      </DayGroup>
    </DayGroups>
  ),
}
/** The end of a list that goes on by itself: older lines come, could not come, or there are none. */
export const EndlessListEnd: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <DayGroups aria-busy end={<Spinner label="Older lines are on their way" />}>
        <DayGroup label="12 November">
          <MoneyRow {...args} />
        </DayGroup>
      </DayGroups>
      <DayGroups end={<Button variant="quiet">Try again</Button>}>
        <DayGroup label="11 November">
          <MoneyRow {...args} />
        </DayGroup>
      </DayGroups>
      <DayGroups end="That is everything since you joined.">
        <DayGroup label="10 November">
          <MoneyRow {...args} />
        </DayGroup>
      </DayGroups>
    </div>
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
          status={{ tone: 'wait', icon: 'clock', label: 'En route vers votre banque' }}
        />
      </DayGroup>
    </DayGroups>
  ),
}
