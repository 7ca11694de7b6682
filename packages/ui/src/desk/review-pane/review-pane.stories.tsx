import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SampleReview } from '../samples/review.tsx'
import { CheckList } from './check-list.tsx'
import { FactList } from './fact-list.tsx'
import { ReviewPane } from './review-pane.tsx'

/** Images are a part of the window's height: the windows are tall enough for all of it, so that pictures show all. */
const tall = (name: string, width: string, height: string) => ({
  name: `${name}, tall`,
  styles: { width, height },
  type: 'desktop' as const,
})

/** One order under review. Who has it decides what can be done; the images come first, the decision stays in sight. */
const meta = {
  title: 'Desk/ReviewPane',
  // The page is about the part itself; its stories are of a review with everything in it.
  component: ReviewPane as unknown as typeof SampleReview,
  render: (args) => <SampleReview {...args} />,
  subcomponents: { CheckList, FactList },
  args: { claim: 'mine', images: 4 },
  parameters: {
    docs: {
      source: {
        code: `<ReviewPane
  head={<FactList facts={facts} />}
  images={<ImageCompare images={images} />}
  facts={<CheckList checks={checks} />}
  decision={<DecisionBar decisions={decisions} onDecide={decide} />}
>
  <CardVerdict … />
</ReviewPane>`,
      },
    },
    viewport: {
      options: {
        tallDesktop: tall('Desktop', '1440px', '1200px'),
        tallTablet: tall('Tablet', '768px', '2300px'),
      },
    },
  },
  globals: { viewport: { value: 'tallDesktop' } },
} satisfies Meta<typeof SampleReview>
export default meta
type Story = StoryObj<typeof meta>

const decisions = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Decision' })).getAllByRole('button')
const nothingCanBeDecided: Story['play'] = async ({ canvasElement }) => {
  for (const button of decisions(canvasElement)) await expect(button).toBeDisabled()
}

export const Mine: Story = {
  play: async ({ canvasElement }) => {
    for (const button of decisions(canvasElement)) await expect(button).toBeEnabled()
  },
}
export const Free: Story = { args: { claim: 'free' }, play: nothingCanBeDecided }
export const OfAnother: Story = { args: { claim: 'other' }, play: nothingCanBeDecided }

/** What was chosen stays; nothing of it was sent. */
export const ClaimLost: Story = {
  args: { claim: 'lost' },
  play: async (context) => {
    await nothingCanBeDecided(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your claim has run out')
    await expect(canvas.getByRole('radio', { name: /^Valid/ })).toBeChecked()
  },
}
export const DecisionPending: Story = {
  args: { pending: 'accept' },
  play: async ({ canvasElement }) => {
    const [ask, refuse, back, accept] = decisions(canvasElement)
    for (const button of [ask, refuse, back]) await expect(button).toBeDisabled()
    await expect(accept).toHaveAttribute('aria-busy', 'true')
  },
}
export const NoImages: Story = { args: { images: 0 } }
export const OneImage: Story = { args: { images: 1 } }
export const SixImages: Story = { args: { images: 6 } }
export const OnTablet: Story = { globals: { viewport: { value: 'tallTablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** One under the other, and no tool is cut off. */
export const TwiceAsLarge: Story = {
  globals: { textSize: 'double', viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const end = canvasElement.getBoundingClientRect().right
    for (const name of ['Zoom in', 'Fit']) {
      for (const tool of canvas.getAllByRole('button', { name })) {
        const pane = tool.closest('.k-compare-pane')!.getBoundingClientRect()
        const { right, width } = tool.getBoundingClientRect()
        await expect(right).toBeLessThanOrEqual(Math.min(pane.right, end))
        await expect(width).toBeGreaterThanOrEqual(44)
      }
    }
  },
}
