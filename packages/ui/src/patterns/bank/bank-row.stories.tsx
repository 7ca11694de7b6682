import type { Meta, StoryObj } from '@storybook/react-vite'
import { longFrench } from '../samples/currencies.ts'
import { BankAvatar } from './bank-avatar.tsx'
import { BankRow } from './bank-row.tsx'

const meta = {
  title: 'Patterns/BankRow',
  component: BankRow,
  subcomponents: { BankAvatar },
  args: { bank: 'GTBank', letters: 'GT', color: '#c2410c', lastDigits: '4821', owner: 'Adaeze N. Okafor' },
  decorators: [
    (Story) => (
      <div className="k-panel k-rows" data-padding="none">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BankRow>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  render: (args) => (
    <>
      <BankRow {...args} as="a" href="#gt" main />
      <BankRow {...args} as="a" href="#opay" bank="OPay" letters="OP" color="#0f766e" lastDigits="0937" />
      <BankRow
        {...args}
        as="a"
        href="#new"
        bank="Moniepoint"
        letters={undefined}
        color={undefined}
        lastDigits="1102"
        state="fresh"
      />
      <BankRow
        {...args}
        as="a"
        href="#other"
        bank="Kuda"
        letters={undefined}
        color={undefined}
        lastDigits="7718"
        state="mismatch"
      />
      <BankRow
        {...args}
        bank={longFrench}
        letters={undefined}
        color={undefined}
        owner="Oluwadamilola Ajibola Adewunmi"
      />
    </>
  ),
}
export const ToChoose: Story = {
  render: (args) => (
    <>
      <BankRow {...args} as="button" chosen />
      <BankRow
        {...args}
        as="button"
        chosen={false}
        bank="OPay"
        letters="OP"
        color="#0f766e"
        lastDigits="0937"
      />
    </>
  ),
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  render: (args) => (
    <BankRow {...args} as="a" href="#long" bank={longFrench} owner="Oluwadamilola Ajibola Adewunmi" main />
  ),
}
