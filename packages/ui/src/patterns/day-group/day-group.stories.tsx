import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { ClockIcon } from '../../primitives/icon/index.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { CardFace } from '../card-face/card-face.tsx'
import { MoneyRow, type MoneyRowProps } from '../money-row/money-row.tsx'
import { sampleColors } from '../samples/card-types.ts'
import { naira } from '../samples/currencies.ts'
import { DayGroup, DayGroups } from './day-group.tsx'

const args: MoneyRowProps = {
  href: '#line',
  kind: 'withdrawal',
  title: 'To GTBank 4821',
  detail: '1:32 pm',
  amount: '60000',
  currency: naira,
  direction: 'out',
}

/** Lines under the day they are of; days under each other in `DayGroups`, which says how the list ends. */
const meta = {
  title: 'Patterns/DayGroup',
  component: DayGroup,
  subcomponents: { DayGroups },
  args: { label: 'Today', children: <MoneyRow {...args} /> },
} satisfies Meta<typeof DayGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {
  render: () => (
    <DayGroups endContent="That is everything">
      <DayGroup label="Today">
        <MoneyRow {...args} status={{ tone: 'wait', icon: <ClockIcon />, label: 'On its way' }} />
        <MoneyRow
          {...args}
          kind="sale"
          startContent={<CardFace name="Apple" colors={sampleColors.apple} size="s" />}
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
          startContent={<CardFace name="Xbox" colors={sampleColors.xbox} size="s" />}
          title="Xbox $25"
          detail="10:21 am"
          amount="30250"
          direction="in"
        />
      </DayGroup>
    </DayGroups>
  ),
}
/** The end of a list that goes on by itself: older lines come, could not come, or there are none. */
export const EndlessListEnd: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <DayGroups aria-busy endContent={<Spinner label="Older lines are on their way" />}>
        <DayGroup label="12 November">
          <MoneyRow {...args} />
        </DayGroup>
      </DayGroups>
      <DayGroups endContent={<Button variant="secondary">Try again</Button>}>
        <DayGroup label="11 November">
          <MoneyRow {...args} />
        </DayGroup>
      </DayGroups>
      <DayGroups endContent="That is everything since you joined.">
        <DayGroup label="10 November">
          <MoneyRow {...args} />
        </DayGroup>
      </DayGroups>
    </div>
  ),
}
