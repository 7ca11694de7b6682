import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RecoveryCodes } from './recovery-codes.tsx'

const codes = [
  '7KQ2-9XMF',
  'B4TN-6WPA',
  'H8RD-3JYC',
  'M5VZ-2QEK',
  'P9SG-7BXL',
  'T3FW-8NHU',
  'W6CJ-4RMD',
  'Z2YA-5KTP',
].map((code) => ({ code }))

/** Shown once two-factor sign-in is on. The way on opens when the person says that they are kept. */
const meta = {
  title: 'Patterns/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes, onDone: fn() },
} satisfies Meta<typeof RecoveryCodes>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const Kept: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have kept these codes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
export const SomeUsed: Story = {
  render: (args) => <RecoveryCodes codes={args.codes.map((code, index) => ({ ...code, used: index < 2 }))} />,
}
export const Loading: Story = { args: { codes: [], loading: true } }
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
