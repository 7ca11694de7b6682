import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { samplePhotos } from '../samples/photos.ts'
import { MessageComposer } from './message-composer.tsx'

/** Under a `MessageThread`: text and pictures. It sends nothing while a picture is on its way. */
const meta = {
  title: 'Patterns/MessageComposer',
  component: MessageComposer,
  args: { onSend: fn(), onAddPictures: fn(), onRemovePicture: fn(), onRetryPicture: fn() },
} satisfies Meta<typeof MessageComposer>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Written: Story = {
  args: { defaultValue: 'Here is the other photo.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Message' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledWith('Here is the other photo.')
  },
}
export const Drafted: Story = {
  args: {
    defaultValue:
      'The card was bought yesterday at the shop in Ikeja.\nThe receipt is on the second photo.\nI have scratched the panel carefully.',
  },
}
export const WithPictures: Story = {
  args: {
    defaultValue: 'Front and receipt',
    pictures: [
      { id: '1', src: samplePhotos.clear, photo: { state: 'done' } },
      { id: '2', src: samplePhotos.dim, photo: { state: 'uploading', percent: 64 } },
    ],
  },
}
export const PictureFailed: Story = {
  args: { pictures: [{ id: '1', src: samplePhotos.dim, photo: { state: 'failed' } }] },
}
export const NoMorePictures: Story = {
  args: {
    maxPictures: 1,
    pictures: [{ id: '1', src: samplePhotos.clear, photo: { state: 'done' } }],
  },
}
export const Loading: Story = { args: { value: 'Here is the other photo.', loading: true } }
export const WithError: Story = {
  args: {
    value: 'Here is the other photo.',
    error: 'Messages cannot be sent right now. Try again in a moment.',
  },
}
export const Closed: Story = {
  args: { closed: 'This trade was paid on 20 November. It takes no more messages.' },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  args: { placeholder: 'Écrivez votre message à notre équipe' },
}
export const RightToLeft: Story = { ...WithPictures, globals: { direction: 'rtl' } }
