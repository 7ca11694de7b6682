import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../text-link/text-link.tsx'
import { Checkbox } from './checkbox.tsx'

/** Takes effect when the form is sent. What takes effect at once is a `Switch`. */
const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'I own this card and nobody told me to buy it' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const Invalid: Story = { args: { error: 'We can only buy cards that are yours.' } }
export const WithLink: Story = {
  args: {
    children: (
      <>
        I have read the{' '}
        <TextLink href="#terms" inline>
          terms
        </TextLink>
      </>
    ),
  },
}
