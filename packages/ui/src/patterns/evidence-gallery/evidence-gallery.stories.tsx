import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longFrench } from '../samples/currencies.ts'
import { samplePhotos } from '../samples/photos.ts'
import { EvidenceGallery } from './evidence-gallery.tsx'

const items = [
  {
    id: '1',
    src: samplePhotos.blurred,
    alt: 'Your photo 2, the code can’t be read',
    caption: 'Your photo 2. The last 4 digits can’t be read.',
    at: '2:09 pm',
  },
  {
    id: '2',
    src: samplePhotos.receipt,
    alt: 'Page of the issuer: balance 0',
    caption: 'What the issuer answered: nothing left on the card.',
    at: '2:10 pm',
  },
]
const meta = {
  title: 'Patterns/EvidenceGallery',
  component: EvidenceGallery,
  args: { items },
} satisfies Meta<typeof EvidenceGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const One: Story = { args: { items: items.slice(0, 1) } }
export const PictureFailed: Story = {
  args: { items: [{ id: '1', src: 'data:image/png;base64,broken', alt: 'Photo 1', caption: longFrench }] },
}
/** Arrow keys turn to the next one, Escape goes back to the list. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: /^Look closer: Your photo 2/ }))
    await page.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}')
    await expect(page.getByText('2 of 2')).toBeVisible()
  },
}
