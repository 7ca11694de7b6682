import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '../../primitives/tag/tag.tsx'
import { BeforeAfter } from './before-after.tsx'

/** What a change does, in the words of the form. For what only machines name take `JsonDiff`. */
const meta = {
  title: 'Desk/BeforeAfter',
  component: BeforeAfter,
  globals: { viewport: { value: 'tablet' } },
  args: {
    label: 'Changes of the Steam rate',
    changes: [
      { label: 'Rate per dollar', before: '₦1,480', after: '₦1,510' },
      { label: 'Smallest value', before: null, after: '$25' },
      { label: 'Note for sellers', before: 'Receipt needed', after: '' },
      { label: 'State', before: <Tag tone="ok">On sale</Tag>, after: <Tag>Paused</Tag> },
    ],
    unchanged: 6,
  },
} satisfies Meta<typeof BeforeAfter>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NoChanges: Story = { args: { changes: [] } }
export const Loading: Story = { args: { changes: [], loading: true } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    changes: [
      {
        label: 'Remarque affichée aux vendeurs avant l’envoi de la carte',
        before: 'Un reçu est nécessaire pour toutes les cartes achetées en dehors des grandes chaînes.',
        after: '₦99,999,999,999.99',
      },
    ],
  },
}
export const TwiceAsLarge: Story = { globals: { viewport: { value: 'phone' }, textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
