import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
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

const pull = async (list: HTMLElement) => {
  await fireEvent.touchStart(list, { touches: [new Touch({ identifier: 1, target: list, clientY: 10 })] })
  await fireEvent.touchMove(list, { touches: [new Touch({ identifier: 1, target: list, clientY: 150 })] })
}

export const Pulled: Story = {
  play: async ({ canvasElement }) => {
    await pull(within(canvasElement).getByText('Money in and out'))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Let go to refresh')
  },
}

export const Refreshing: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByText('Money in and out')
    await pull(list)
    await fireEvent.touchEnd(list)
    await expect(args.onRefresh).toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Refreshing')
  },
}
