import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBanks } from '../samples/banks.ts'
import { BankField } from './bank-field.tsx'

/** Opens the choice of a bank and shows the one that was chosen. */
const meta = {
  title: 'Patterns/BankField',
  component: BankField,
  args: { label: 'Bank', bank: sampleBanks[1]! },
} satisfies Meta<typeof BankField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoBankChosen: Story = { args: { bank: null, error: 'Choose the bank first.' } }
