import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SegmentedControl } from './segmented-control.tsx'

/** Two to four short choices, all in sight. For more, or longer words, use `Select`. */
const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'What do you have?',
    defaultValue: 'card',
    options: [
      { value: 'card', label: 'Physical card' },
      { value: 'code', label: 'E-code' },
    ],
  },
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'E-code' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Physical card' })).toBeChecked()
  },
}
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'card', label: 'Physical card' },
      { value: 'code', label: 'E-code', disabled: true },
    ],
  },
}
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div lang="fr">
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'small' } },
  args: {
    options: [
      { value: 'card', label: 'Carte physique avec reçu' },
      { value: 'code', label: 'Code électronique' },
      { value: 'both', label: 'Les deux ensemble' },
    ],
  },
}
export const Pills: Story = {
  args: {
    appearance: 'pills',
    label: 'Currency',
    options: [
      { value: 'card', label: 'Naira' },
      { value: 'cedi', label: 'Cedi' },
      { value: 'usdt', label: 'USDT' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="story-brand">
        <Story />
      </div>
    ),
  ],
}
