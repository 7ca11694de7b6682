import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SearchIcon } from '../icon/index.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { TextField, TextInput } from './text-field.tsx'

/**
 * One line of text. Label above, hint or error under. Checked when it is left, then on each change. On sending, the
 * focus goes to the first error. The label says what it is; a placeholder only shows the form.
 */
const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  subcomponents: { TextInput },
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
  args: { label: 'Search banks', icon: <SearchIcon />, defaultValue: 'mo', type: 'search' },
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
