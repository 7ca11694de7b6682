import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs.tsx'

/** Where a page lies, for the desk and for help pages. On a phone it is the way back to the page above. */
const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'People', link: { href: '#people' } },
      { label: 'Sellers', link: { href: '#sellers' } },
      { label: 'Ngozi Eze' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone: Story = {}
export const OnADesk: Story = { globals: { viewport: { value: 'tablet' } } }
export const Outermost: Story = { args: { items: [{ label: 'People' }] } }
export const LongText: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: [
      { label: 'Catalogue', link: { href: '#catalogue' } },
      { label: 'Cartes cadeaux vendues aux États-Unis et au Canada', link: { href: '#cards' } },
      { label: 'Règles de remboursement applicables aux cartes physiques sans reçu' },
    ],
  },
}
export const RightToLeft: Story = { globals: { viewport: { value: 'tablet' }, direction: 'rtl' } }
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
