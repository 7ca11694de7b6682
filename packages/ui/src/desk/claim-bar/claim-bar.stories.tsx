import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleNow } from '../samples/desk.tsx'
import { ClaimBar } from './claim-bar.tsx'

const meta = {
  title: 'Desk/ClaimBar',
  component: ClaimBar,
  args: {
    claim: { state: 'mine', deadline: sampleNow + 252_000, totalMs: 300_000, now: () => sampleNow },
    onClaim: () => {},
    onRelease: () => {},
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ClaimBar>
export default meta
type Story = StoryObj<typeof meta>

export const Mine: Story = {}
export const Free: Story = { args: { claim: { state: 'free' } } }
export const OfAnother: Story = { args: { claim: { state: 'other', name: 'Bisi' } } }
export const Lost: Story = { args: { claim: { state: 'lost', reason: 'ran-out' } } }
export const Taken: Story = { args: { claim: { state: 'lost', reason: 'taken', name: 'Bisi' } } }
export const OwnElsewhere: Story = { args: { claim: { state: 'other' } } }
export const Taking: Story = { args: { claim: { state: 'free' }, loading: true } }
export const Releasing: Story = { args: { loading: true } }
export const LastSeconds: Story = {
  args: { claim: { state: 'mine', deadline: sampleNow + 9_000, totalMs: 300_000, now: () => sampleNow } },
}
export const LongName: Story = {
  globals: { viewport: { value: 'small' } },
  args: { claim: { state: 'other', name: 'Oluwadamilola Akinfolarin-Oyekan' } },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { claim: { state: 'lost', reason: 'ran-out' } },
}
