import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { OtpField } from '../otp-field/otp-field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextLink } from '../text-link/text-link.tsx'

/**
 * Label above, hint or error under. Checked when it is left, then on each change. On sending, the focus goes to the
 * first error. The label says what it is; a placeholder only shows the form.
 */
const meta = {
  title: 'Primitives/Fields',
  component: TextField,
  args: { label: 'Account number' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '10 digits', inputMode: 'numeric' } }
export const WithHint: Story = {
  args: { hint: 'As it stands in your bank’s app.', defaultValue: '0123456789' },
}

export const WithError: Story = {
  args: {
    label: 'Card code',
    code: true,
    defaultValue: 'X9KQ-2L',
    error: 'Enter all 15 characters. You typed 6.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Card code' })
    await expect(input).toHaveAccessibleDescription('Enter all 15 characters. You typed 6.')
  },
}

export const ReadOnly: Story = {
  args: {
    label: 'Account name',
    readOnly: true,
    defaultValue: 'Adaeze N. Okafor',
    hint: 'Filled in by the bank.',
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '0123456789' } }
export const Optional: Story = { args: { label: 'Note', optional: true } }
export const WithIcon: Story = {
  args: { label: 'Search banks', icon: 'search', defaultValue: 'mo', type: 'search' },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Numéro du compte bancaire sur lequel vous voulez recevoir l’argent',
    labelEnd: <TextLink href="#help">Aide</TextLink>,
    error: 'Ce numéro est trop court : il manque encore trois chiffres avant que nous puissions le vérifier.',
    defaultValue: '0123456',
  },
}

export const Password: Story = {
  render: () => (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      defaultValue="correct horse"
      labelEnd={<TextLink href="#forgot">Forgot?</TextLink>}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
  },
}

function Code({ start = '', error }: { start?: string; error?: string }) {
  const [code, setCode] = useState(start)
  return <OtpField label="Code from the mail" value={code} onValueChange={setCode} error={error} />
}

export const OneTimeCode: Story = {
  render: () => <Code start="48" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('3920')
    await expect(input.value).toBe('483920')
  },
}
export const OneTimeCodeWrong: Story = {
  render: () => <Code start="483921" error="Verification code error, please re-enter." />,
}

function Comment({ start }: { start: string }) {
  const [text, setText] = useState(start)
  return (
    <TextArea
      label="Comment"
      optional
      maxLength={500}
      value={text}
      onChange={(e) => setText(e.currentTarget.value)}
    />
  )
}
export const Area: Story = { render: () => <Comment start="The receipt is on the second photo." /> }
export const AreaNearlyFull: Story = { render: () => <Comment start={'Long words. '.repeat(41)} /> }

export const Choice: Story = {
  render: () => (
    <div className="story-stack">
      <Select label="Country of the card" defaultValue="us">
        <option value="us">USA</option>
        <option value="uk">United Kingdom</option>
      </Select>
      <Select label="Bank" defaultValue="" error="Choose a bank.">
        <option value="">Choose</option>
      </Select>
    </div>
  ),
}
