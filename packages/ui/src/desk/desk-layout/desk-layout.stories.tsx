import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from '../../layouts/brand/brand.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { KeyboardIcon } from '../../primitives/icon/index.ts'
import { DeskOrderStatus } from '../desk-status/desk-status.tsx'
import { sampleSections } from '../samples/desk.tsx'
import { SampleReview } from '../samples/review.tsx'
import { DeskLayout } from './desk-layout.tsx'

function Review({ claim }: { claim?: 'mine' | 'lost' }) {
  return (
    <DeskLayout
      brand={<Brand name="Kaadi" />}
      sections={sampleSections}
      current="queue"
      title="GC-2611-20-48813"
      titleEnd={<DeskOrderStatus status={1} />}
      work
      tools={
        <Button size="small" variant="ghost" icon={<KeyboardIcon />}>
          Keys
        </Button>
      }
    >
      <SampleReview claim={claim} />
    </DeskLayout>
  )
}

const usage = `<DeskLayout brand={<Brand name="Kaadi" />} sections={sections} current="queue" title="Orders">
  <QueueTable items={items} now={now} onClaim={claim} rowLink={(item) => ({ href: \`#\${item.id}\` })} />
</DeskLayout>`

const meta = {
  title: 'Desk/DeskLayout',
  component: DeskLayout,
  args: { brand: <Brand name="Kaadi" />, sections: sampleSections, title: 'Orders' },
  parameters: { layout: 'fullscreen', docs: { source: { code: usage } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DeskLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Reviewing: Story = { render: () => <Review /> }
export const ClaimLost: Story = { render: () => <Review claim="lost" /> }
