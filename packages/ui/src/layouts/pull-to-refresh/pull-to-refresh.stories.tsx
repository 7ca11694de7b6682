import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { Panel } from '../../primitives/panel/panel.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'

/** Lists a person waits on. */
const meta = {
  title: 'Layouts/PullToRefresh',
  component: PullToRefresh,
  args: { onRefresh: fn(() => new Promise<void>(() => {})), children: <Panel>Money in and out</Panel> },
} satisfies Meta<typeof PullToRefresh>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

/** The list listens once it has been drawn, which in a browser is a moment after a story begins. */
const pullDown = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const list = within(canvasElement).getByText('Money in and out')
    await fireEvent.touchStart(list, { touches: [new Touch({ identifier: 1, target: list, clientY: 10 })] })
    await fireEvent.touchMove(list, { touches: [new Touch({ identifier: 1, target: list, clientY: 150 })] })
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Let go to refresh')
  })

export const Pulled: Story = { play: ({ canvasElement }) => pullDown(canvasElement) }

export const Refreshing: Story = {
  play: async ({ canvasElement, args }) => {
    await pullDown(canvasElement)
    await fireEvent.touchEnd(within(canvasElement).getByText('Money in and out'))
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalled())
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Refreshing'))
  },
}
