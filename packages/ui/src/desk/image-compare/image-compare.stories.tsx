import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleImages } from '../samples/desk.tsx'
import { ImageCompare } from './image-compare.tsx'

const meta = {
  title: 'Desk/ImageCompare',
  component: ImageCompare,
  args: { images: sampleImages },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ImageCompare>
export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}
export const Two: Story = { args: { images: sampleImages.slice(0, 2) } }
export const One: Story = { args: { images: sampleImages.slice(0, 1) } }
export const None: Story = { args: { images: [] } }
