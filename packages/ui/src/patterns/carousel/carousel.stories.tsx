import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { samplePhotos } from '../samples/photos.ts'
import { Carousel } from './carousel.tsx'

const items = [
  {
    id: '1',
    title: 'Steam pays more this evening',
    text: '₦30 more per $1 until 6:00 pm.',
    link: { href: '#steam' },
  },
  { id: '2', title: 'Bring a friend, get ₦1,000', text: 'Both of you.', link: { href: '#invite' } },
  { id: '3', title: 'New cards this week', image: samplePhotos.clear },
]
const meta = {
  title: 'Patterns/Carousel',
  component: Carousel,
  args: { items },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = { args: { items: items.slice(0, 1) } }
export const WithPicture: Story = { args: { items: items.slice(2) } }
export const PictureFailed: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'New cards this week',
        text: 'Razer Gold, Nike, Sephora.',
        image: 'data:image/png;base64,broken',
      },
    ],
  },
}
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Offer 2 of 3')).toBeInTheDocument()
    const [track] = canvas.getAllByRole('list')
    await waitFor(() => expect(track!.scrollLeft).toBeGreaterThan(100))
  },
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  args: {
    items: [
      {
        id: '1',
        title: 'Les cartes Foot Locker Europe rapportent plus ce soir',
        text: 'Jusqu’à ₦99,999,999,999.99 de plus par carte avant dix-huit heures.',
        link: { href: '#steam' },
      },
    ],
  },
}
