import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePhotos } from '../samples/photos.ts'
import { ImageUploader } from './image-uploader.tsx'

const meta = {
  title: 'Patterns/ImageUploader',
  component: ImageUploader,
  args: {
    label: 'Photos of the card',
    photos: [],
    hint: 'Show the whole card with the code scratched open. Photos are shrunk on your phone before sending.',
    onAdd: () => {},
    onRemove: () => {},
    onRetry: () => {},
  },
} satisfies Meta<typeof ImageUploader>
export default meta
type Story = StoryObj<typeof meta>

const done = { id: '1', src: samplePhotos.clear, photo: { state: 'done' } } as const

export const Empty: Story = {}
export const Choosing: Story = { args: { choosing: true } }
export const Shrinking: Story = {
  args: { photos: [done, { id: '2', src: samplePhotos.dim, photo: { state: 'shrinking' } }] },
}
export const Uploading: Story = {
  args: { photos: [done, { id: '2', src: samplePhotos.dim, photo: { state: 'uploading', percent: 64 } }] },
}
export const Failed: Story = {
  args: { photos: [done, { id: '2', src: samplePhotos.dim, photo: { state: 'failed' } }] },
}
export const NeedsRetake: Story = {
  args: {
    photos: [done, { id: '2', src: samplePhotos.blurred, photo: { state: 'retake', reason: 'Blurred' } }],
    onOpen: () => {},
    hint: undefined,
  },
}
export const Full: Story = {
  args: { photos: Array.from({ length: 6 }, (_, index) => ({ ...done, id: String(index) })) },
}
export const PermissionRefused: Story = { args: { refused: true } }
export const Missing: Story = { args: { error: 'Add at least one photo of the card.' } }
const slots = [
  { id: 'front', label: 'Front' },
  { id: 'back', label: 'Back, code open' },
  { id: 'receipt', label: 'Receipt' },
]
export const Slots: Story = {
  args: {
    slots,
    photos: [
      { ...done, slot: 'front' },
      { id: '3', src: samplePhotos.receipt, slot: 'receipt', photo: { state: 'uploading', percent: 22 } },
    ],
  },
}
