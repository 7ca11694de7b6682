import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { samplePhotos } from '../samples/photos.ts'
import { UploadList } from './upload-list.tsx'

/** Files of any kind on their way. Photos of a card, in their slots, are an `ImageUploader`. */
const meta = {
  title: 'Patterns/UploadList',
  component: UploadList,
  args: {
    label: 'Proof of address',
    name: 'proof',
    hint: 'A bill or a bank statement of the last three months. PDF or photo, 10 MB at most.',
    accept: 'image/*,application/pdf',
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UploadList>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const OnTheirWay: Story = {
  args: {
    items: [
      { id: '1', name: 'electricity-october.pdf', bytes: 482_000, upload: { state: 'done' } },
      {
        id: '2',
        name: 'IMG_2041.jpg',
        bytes: 3_400_000,
        src: samplePhotos.clear,
        upload: { state: 'uploading', percent: 64 },
      },
      { id: '3', name: 'statement.pdf', bytes: 96_000, upload: { state: 'waiting' } },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 files uploaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove statement.pdf' }))
    await expect(args.onRemove).toHaveBeenCalledWith('3')
  },
}
export const ProgressUnknown: Story = {
  args: { items: [{ id: '1', name: 'statement.pdf', upload: { state: 'uploading', percent: null } }] },
}
export const Failed: Story = {
  args: {
    items: [
      { id: '1', name: 'statement.pdf', bytes: 96_000, upload: { state: 'failed' } },
      {
        id: '2',
        name: 'scan.tiff',
        bytes: 24_000_000,
        upload: { state: 'failed', reason: 'Larger than 10 MB' },
      },
    ],
  },
}
export const WithError: Story = { args: { error: 'Add a bill or a bank statement.' } }
export const Full: Story = {
  args: { max: 1, items: [{ id: '1', name: 'statement.pdf', bytes: 96_000, upload: { state: 'done' } }] },
}
export const Disabled: Story = { args: { disabled: true, ...Full.args, max: 3 } }
export const OnlyRead: Story = {
  render: () => (
    <UploadList
      label="What the seller sent"
      items={[{ id: '1', name: 'statement.pdf', bytes: 96_000, upload: { state: 'done' } }]}
    />
  ),
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Justificatif de domicile de moins de trois mois',
    items: [
      {
        id: '1',
        name: 'releve_de_compte_bancaire_du_premier_au_trente_octobre_2026_version_definitive.pdf',
        bytes: 9_999_999,
        upload: {
          state: 'failed',
          reason: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.',
        },
      },
    ],
  },
}
export const TwiceAsLarge: Story = { ...OnTheirWay, globals: { textSize: 'double' } }
export const RightToLeft: Story = { ...OnTheirWay, globals: { direction: 'rtl' } }
