import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { WifiOffIcon } from '../../primitives/icon/index.ts'
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
      <Alert
        tone="bad"
        icon={<WifiOffIcon />}
        title="You are offline"
        action={<Button variant="secondary">Try again</Button>}
      >
        The list of banks could not be loaded.
      </Alert>
    ),
  },
}
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search banks' }), 'mo')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 banks found')
  },
}
export const ChosenByKeyboard: Story = {
  parameters: { picture: { skip: true } },
  args: { onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'mo')
    // Past the cross to the first bank.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'momo' }))
  },
}
export const SearchFindsNone: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zzz')
    await expect(within(canvasElement).getByText('No bank is called “zzz”')).toBeVisible()
  },
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  args: {
    banks: [
      {
        id: '1',
        name: 'Banque internationale pour le commerce et l’industrie',
        note: 'Confirme tard aujourd’hui',
      },
      ...sampleBanks,
    ],
    popular: ['1'],
  },
}
