import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longFrench } from '../samples/currencies.ts'
import { NewsTicker } from './news-ticker.tsx'

/** News of the service, one piece at a time. Nothing moves by itself. */
const meta = {
  title: 'Patterns/NewsTicker',
  component: NewsTicker,
  args: {
    items: [
      { id: '1', title: <a href="#1">Steam pays ₦30 more per $1 until 6 pm</a> },
      { id: '2', title: <a href="#2">New: Razer Gold from the United Kingdom</a> },
      { id: '3', title: 'Support is open until midnight' },
    ],
  },
} satisfies Meta<typeof NewsTicker>
export default meta
type Story = StoryObj<typeof meta>

export const News: Story = {
  play: async ({ canvas }) => {
    const news = canvas.getByRole('link')
    await expect(news.scrollWidth).toBe(news.clientWidth)
  },
}
export const OnePiece: Story = { args: { items: [{ id: '1', title: longFrench }] } }
export const NewsTurned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /News 1 of 3/ }))
    await expect(canvas.getByRole('link', { name: /Razer Gold/ })).toBeVisible()
  },
}
