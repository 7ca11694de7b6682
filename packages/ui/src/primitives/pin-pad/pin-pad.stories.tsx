import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { endFirstMoment } from '../../../test/end-first-moment.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { PinPad, type PinPadProps } from './pin-pad.tsx'

function Live(args: PinPadProps) {
  const [value, setValue] = useState(args.value)
  return <PinPad {...args} value={value} onValueChange={setValue} />
}

/** The withdrawal password. The whole number goes to the app and nowhere else: no input, nothing read aloud. */
const meta = {
  title: 'Primitives/PinPad',
  component: PinPad,
  render: Live,
  args: {
    label: 'Withdrawal password',
    value: '',
    onValueChange: () => {},
    onComplete: fn(),
    aside: (
      <TextLink href="#forgot" size="small">
        Forgot?
      </TextLink>
    ),
  },
} satisfies Meta<typeof PinPad>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const FourDigits: Story = { args: { value: '4839' } }
export const Checking: Story = { args: { value: '483920', state: 'checking' } }
export const Wrong: Story = {
  args: { value: '483920', state: 'wrong', message: 'That is not it. 3 tries left.' },
}
export const Locked: Story = { args: { state: 'locked', message: 'Locked until 3:40 pm. Too many tries.' } }

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const four = canvas.getByRole('button', { name: '4' })
    endFirstMoment()
    await userEvent.click(four)
    await userEvent.keyboard('839{Backspace}920')
    await expect(args.onComplete).toHaveBeenCalledWith('483920')
  },
}
