import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ArrowRightIcon, CameraIcon, MessageCircleIcon, TagIcon } from '../icon/index.ts'
import { Button, ButtonLink } from './button.tsx'

/**
 * Something happens when it is pressed; a `ButtonLink` goes somewhere. One `primary` a screen, in reach of the thumb.
 * `earn` is for the one money-making action on a brand ground. The verb on a button returns in its result.
 */
const meta = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Send card', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send card' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <div className="story-stack">
      <Button>Send card</Button>
      <Button variant="secondary" icon={<MessageCircleIcon />}>
        Ask us
      </Button>
      <Button variant="danger">Close account</Button>
      <Button variant="ghost">Close</Button>
      <div>
        <Button variant="link">All 38 cards</Button>
      </div>
      <div className="story-brand story-row">
        <Button variant="earn" icon={<TagIcon />}>
          Sell a card
        </Button>
        <Button variant="onbrand">Withdraw</Button>
      </div>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="story-stack">
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </div>
  ),
}

/** Keeps its width, its focus and its name. */
export const Loading: Story = {
  render: () => (
    <div className="story-stack">
      <Button loading>Send card</Button>
      <Button loading variant="secondary">
        Ask us
      </Button>
      <div className="story-brand story-row">
        <Button loading variant="earn">
          Sell a card
        </Button>
        <Button loading variant="onbrand">
          Withdraw
        </Button>
      </div>
    </div>
  ),
}

export const Disabled: Story = {
  render: () => (
    <div className="story-stack">
      <Button disabled>Send card</Button>
      <Button disabled variant="secondary">
        Ask us
      </Button>
      <Button disabled variant="link">
        Change
      </Button>
      <div className="story-brand story-row">
        <Button disabled variant="onbrand">
          Withdraw
        </Button>
      </div>
    </div>
  ),
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#sell" block icon={<TagIcon />}>
      Sell a card
    </ButtonLink>
  ),
}

/** Two beside each other at 320 px, with the longest words we have seen. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <div className="story-stack">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--s-2)' }}>
        <Button variant="secondary">Nous contacter</Button>
        <Button icon={<CameraIcon />}>Reprendre la photo 2</Button>
      </div>
      <Button block>Aika katin kuma karɓi kuɗin a cikin asusun bankinka</Button>
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { icon: <ArrowRightIcon />, children: 'أرسل البطاقة' },
}
