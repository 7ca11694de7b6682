import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Tabs } from './tabs.tsx'

/** Sides of one subject, one in sight at a time. The app keeps the chosen one in the address. Places are a `Tabbar`. */
const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Ngozi Eze',
    items: [
      { value: 'orders', label: 'Orders', count: 38, panel: 'Thirty-eight orders since May.' },
      { value: 'money', label: 'Money', panel: <p>Two wallets, one withdrawal on its way.</p> },
      { value: 'notes', label: 'Notes', count: 2, panel: 'Two notes by the desk.' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /Orders/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Money' })).toHaveTextContent('Two wallets')
  },
}
export const OneDisabled: Story = {
  args: {
    items: [
      { value: 'orders', label: 'Orders', panel: 'Thirty-eight orders since May.' },
      { value: 'risk', label: 'Risk', disabled: true, panel: null },
    ],
  },
}
export const Loading: Story = {
  args: {
    items: [
      {
        value: 'orders',
        label: 'Orders',
        panel: (
          <div aria-busy>
            <Skeleton width="60%" />
          </div>
        ),
      },
      { value: 'money', label: 'Money', panel: null },
    ],
  },
}
export const Empty: Story = {
  args: {
    items: [
      {
        value: 'orders',
        label: 'Orders',
        count: 0,
        panel: <EmptyState title="No orders yet">The first one will stand here.</EmptyState>,
      },
      { value: 'money', label: 'Money', panel: null },
    ],
  },
}
export const TooManyForTheWidth: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    defaultValue: 'verification',
    items: ['Commandes', 'Portefeuille', 'Vérification', 'Remarques internes', 'Historique'].map(
      (label, index) => ({
        value: index === 2 ? 'verification' : label,
        label,
        panel: `${label} du vendeur.`,
      }),
    ),
  },
}
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /Orders/ }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Money' })).toHaveAttribute('aria-selected', 'true')
  },
}
