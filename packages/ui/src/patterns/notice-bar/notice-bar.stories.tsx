import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longFrench } from '../samples/currencies.ts'
import { NewsTicker } from './news-ticker.tsx'
import { NoticeBar } from './notice-bar.tsx'

const meta = {
  title: 'Patterns/NoticeBar and NewsTicker',
  component: NoticeBar,
  args: { children: 'Apple cards are checked slowly today: about 20 minutes.' },
} satisfies Meta<typeof NoticeBar>
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
  args: { tone: 'bad', icon: 'wifi-off', children: 'You are offline. Figures from 1:40 pm.' },
}
export const Ok: Story = { args: { tone: 'ok', children: 'Withdrawals work again.', onClose: () => {} } }
export const Long: Story = { args: { children: longFrench, onClose: () => {} } }

export const News: Story = {
  render: () => (
    <NewsTicker
      items={[
        { id: '1', title: <a href="#1">Steam pays ₦30 more per $1 until 6 pm</a> },
        { id: '2', title: <a href="#2">New: Razer Gold from the United Kingdom</a> },
        { id: '3', title: 'Support is open until midnight' },
      ]}
    />
  ),
}
export const OnePiece: Story = { render: () => <NewsTicker items={[{ id: '1', title: longFrench }]} /> }
export const NewsTurned: Story = {
  ...News,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /News 1 of 3/ }))
    await expect(canvas.getByRole('link', { name: /Razer Gold/ })).toBeVisible()
  },
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  args: {
    tone: 'todo',
    children: longFrench,
    action: <a href="#status">État du service</a>,
    onClose: () => {},
  },
}
export const PutAway: Story = {
  parameters: { picture: { skip: true } },
  args: { tone: 'ok', children: 'Withdrawals work again.', onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
