import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './switch.tsx'

/** On or off, at once. What waits for the form to be sent is a `Checkbox`. */
const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { children: 'Hide amounts' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

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
