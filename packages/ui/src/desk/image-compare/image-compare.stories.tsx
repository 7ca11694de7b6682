import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

const side = (canvasElement: HTMLElement, at: 1 | 2) =>
  within(within(canvasElement).getAllByRole('group')[at - 1]!)

export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const left = side(canvasElement, 1)
    await userEvent.click(left.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(left.getByRole('button', { name: 'Zoom in' }))
    await expect(left.getByRole('status')).toHaveTextContent('225%')
    await expect(side(canvasElement, 2).getByRole('status')).toHaveTextContent('100%')
  },
}

/** A quarter to the right: the image still fits. */
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(side(canvasElement, 2).getByRole('button', { name: 'Turn right' }))
  },
}

/** By keys, on the side that has the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const left = side(canvasElement, 1)
    left.getAllByRole('img')[0]!.parentElement!.focus()
    await userEvent.keyboard('++r{ArrowRight}')
    await expect(left.getByRole('status')).toHaveTextContent('225%')
    await userEvent.keyboard(']')
    await expect(within(canvasElement).getAllByRole('group')[0]).toHaveAccessibleName('Side 1: Back')
  },
}

export const Together: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Move both together' }))
    await userEvent.click(side(canvasElement, 1).getByRole('button', { name: 'Zoom in' }))
    for (const at of [1, 2] as const)
      await expect(side(canvasElement, at).getByRole('status')).toHaveTextContent('150%')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
