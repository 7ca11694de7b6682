import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Money } from '../money/money.tsx'
import { RadioGroup } from './radio-group.tsx'

const naira = { symbol: '₦', name: 'naira' }

/** One of a few that need a word of explanation. Two to four short words go into a `SegmentedControl`, ten and more into a `Select`. */
const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How fast?',
    name: 'speed',
    options: [
      {
        value: 'instant',
        label: 'At once',
        detail: 'Usually under a minute',
        endContent: <Money amount="53.75" currency={naira} />,
      },
      { value: 'batch', label: 'Tonight', detail: 'With the batch of 8:00 pm', endContent: 'Free' },
      { value: 'weekly', label: 'Every Friday' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = {
  args: { defaultValue: 'batch', hint: 'You can change it each time.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Every Friday'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /Tonight/ })).toBeChecked()
  },
}
export const WithError: Story = { args: { error: 'Choose when the money should leave.' } }
export const OneDisabled: Story = {
  args: {
    defaultValue: 'instant',
    options: [
      { value: 'instant', label: 'At once' },
      { value: 'batch', label: 'Tonight', detail: 'Closed for today', disabled: true },
    ],
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'instant' } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'À quelle vitesse voulez-vous recevoir votre argent sur votre compte bancaire ?',
    defaultValue: 'instant',
    options: [
      {
        value: 'instant',
        label: 'Immédiatement, par virement instantané',
        detail:
          'Votre banque confirme généralement la réception en moins d’une minute, parfois un peu plus le dimanche.',
        endContent: <Money amount="99999999999.99" currency={naira} />,
      },
      { value: 'batch', label: 'Ce soir' },
    ],
  },
}
export const TwiceAsLarge: Story = { globals: { textSize: 'double' }, args: { defaultValue: 'batch' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultValue: 'batch' } }
