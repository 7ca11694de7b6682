import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from './panel.tsx'

/** A ground for what belongs together. Not every part of a screen needs one. */
const meta = {
  title: 'Primitives/Panel',
  component: Panel,
  args: { children: 'What belongs together.' },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Appearances: Story = {
  render: () => (
    <div className="story-stack">
      <Panel>Flat, with a hairline</Panel>
      <Panel appearance="lifted">Lifted, over a brand ground</Panel>
      <Panel appearance="sunk">Sunk, inside another panel</Panel>
      <Panel appearance="dashed">Dashed, a place to fill</Panel>
      <Panel padding="large">With the space of a form</Panel>
    </div>
  ),
}
