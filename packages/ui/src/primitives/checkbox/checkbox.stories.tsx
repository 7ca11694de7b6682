import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from '../switch/switch.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Checkbox } from './checkbox.tsx'

/** A `Checkbox` waits for the form to be sent; a `Switch` works at once. */
const meta = {
  title: 'Primitives/Checkbox and Switch',
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

export const Switches: Story = {
  render: () => (
    <div className="story-stack">
      <Switch defaultChecked>Notify me when a trade moves</Switch>
      <Switch detail="On this phone only">Hide amounts</Switch>
      <Switch disabled>Rate alerts</Switch>
      <Switch detail="Nous vous prévenons dès que le taux d’une de vos cartes dépasse votre objectif">
        Alertes sur le taux des cartes que vous suivez
      </Switch>
    </div>
  ),
}
