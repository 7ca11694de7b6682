import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { OtpField } from './otp-field.tsx'

/** A code from a mail or a message. Paste it, type it, or take what the phone suggests. */
const meta = {
  title: 'Primitives/OtpField',
  component: OtpField,
  args: { label: 'Code from the mail', defaultValue: '48' },
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj<typeof meta>

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const input = () => within(canvasElement).getByRole<HTMLInputElement>('textbox')
    // Drawn anew, it loses the focus that it was given.
    await waitFor(async () => {
      await userEvent.click(input())
      await expect(document.activeElement).toBe(input())
    })
    await userEvent.paste('3920')
    await expect(input().value).toBe('483920')
  },
}
export const Wrong: Story = {
  args: { defaultValue: '483921', error: 'Verification code error, please re-enter.' },
}
