import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { sampleBanks } from '../samples/banks.ts'
import { BankPicker } from './bank-picker.tsx'

const meta = {
  title: 'Patterns/BankPicker',
  component: BankPicker,
  args: { banks: sampleBanks, popular: ['opay', 'gtb'], onSelect: () => {} },
} satisfies Meta<typeof BankPicker>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Loading: Story = { args: { banks: undefined } }
export const None: Story = { args: { banks: [] } }
export const Offline: Story = {
  args: {
    banks: undefined,
    problem: (
      <Notice
        tone="bad"
        icon="wifi-off"
        title="You are offline"
        action={<Button variant="quiet">Try again</Button>}
      >
        The list of banks could not be loaded.
      </Notice>
    ),
  },
}
