import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextLink } from '../text-link/text-link.tsx'
import { PasswordField } from './password-field.tsx'

/** A password that can be shown. It is hidden again when the form is sent or the field left. */
const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    defaultValue: 'correct horse',
    labelEnd: <TextLink href="#forgot">Forgot?</TextLink>,
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
  },
}
