import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WifiOffIcon } from '../../primitives/icon/index.ts'
import { longFrench } from '../samples/currencies.ts'
import { Banner } from './banner.tsx'

/** One sentence about the service as a whole: a late bank, offline. It stays until it is no longer true. */
const meta = {
  title: 'Patterns/Banner',
  component: Banner,
  args: { children: 'Apple cards are checked slowly today: about 20 minutes.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Todo: Story = {
  args: {
    tone: 'todo',
    children: 'GTBank confirms late at the moment.',
    action: <a href="#status">Status</a>,
  },
}
export const Bad: Story = {
  args: { tone: 'bad', icon: <WifiOffIcon />, children: 'You are offline. Figures from 1:40 pm.' },
}
export const Ok: Story = { args: { tone: 'ok', children: 'Withdrawals work again.', onClose: () => {} } }
export const Long: Story = { args: { children: longFrench, onClose: () => {} } }

export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  args: {
    tone: 'todo',
    children: longFrench,
    action: <a href="#status">État du service</a>,
    onClose: () => {},
  },
}
export const Closed: Story = {
  parameters: { picture: { skip: true } },
  args: { tone: 'ok', children: 'Withdrawals work again.', onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
