import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { samplePhotos } from '../samples/photos.ts'
import { ImageUploader } from './image-uploader.tsx'
import { Thumb } from './thumb.tsx'

const meta = {
  title: 'Patterns/ImageUploader',
  component: ImageUploader,
  subcomponents: { Thumb },
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
/** There is no connection: it goes by itself when there is one. */
export const Waiting: Story = {
  args: { photos: [done, { id: '2', src: samplePhotos.dim, photo: { state: 'waiting' } }] },
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
/** One photo in each of its states. */
export const StatesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'fr' },
  args: {
    label: 'Photos de la carte-cadeau, recto et verso',
    hint: 'Montrez toute la carte en plein jour, le code gratté et rien par-dessus.',
    photos: [
      done,
      { id: '2', src: samplePhotos.dim, photo: { state: 'shrinking' } },
      { id: '3', src: samplePhotos.dim, photo: { state: 'uploading', percent: 64 } },
      { id: '4', src: samplePhotos.dim, photo: { state: 'failed' } },
      {
        id: '5',
        src: samplePhotos.blurred,
        photo: { state: 'retake', reason: 'Les quatre derniers chiffres sont flous' },
      },
    ],
  },
}
export const LargeText: Story = {
  globals: { textSize: 'double' },
  args: { photos: [done, { id: '2', src: samplePhotos.dim, photo: { state: 'failed' } }] },
}
/** A photo that waits for a connection, or did not arrive, can be looked at, turned and cropped all the same. */
export const OpenedWhileItWaits: Story = {
  parameters: { picture: { skip: true } },
  args: { ...Waiting.args, onRetry: fn(), onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const frame = canvasElement
      .querySelector('[data-state="waiting"] .k-thumb-frame')!
      .getBoundingClientRect()
    const touched = document.elementFromPoint(frame.left + frame.width * 0.3, frame.top + frame.height * 0.3)
    await userEvent.click(touched!)
    await expect(args.onOpen).toHaveBeenCalled()
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
export const RetriedAndRemoved: Story = {
  parameters: { picture: { skip: true } },
  args: { ...Failed.args, onRetry: fn(), onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Try again: photo 2' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledWith('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }))
    await expect(args.onRemove).toHaveBeenCalledWith('1')
  },
}
