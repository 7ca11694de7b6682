import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DeskWordsProvider } from '../desk/words/desk-words-provider.tsx'
import { PatternWordsProvider } from '../patterns/words/pattern-words-provider.tsx'
import { PasswordField } from '../primitives/password-field/password-field.tsx'
import { WordsProvider } from './words-provider.tsx'

/** Gives what the kit says by itself in the person’s language. What is left out stays English. */
const meta = {
  title: 'Primitives/WordsProvider',
  component: WordsProvider,
  subcomponents: { PatternWordsProvider, DeskWordsProvider },
  args: {
    words: { showPassword: 'Montrer le mot de passe' },
    children: <PasswordField label="Mot de passe" autoComplete="current-password" />,
  },
} satisfies Meta<typeof WordsProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Montrer le mot de passe' })).toBeVisible()
  },
}
