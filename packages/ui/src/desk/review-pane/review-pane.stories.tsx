import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Brand } from '../../layouts/brand/brand.tsx'
import { CardFace } from '../../patterns/card-face/card-face.tsx'
import { sampleColors } from '../../patterns/samples/card-types.ts'
import { Button } from '../../primitives/button/button.tsx'
import { CardVerdict } from '../card-verdict/card-verdict.tsx'
import { ClaimBar } from '../claim-bar/claim-bar.tsx'
import { CodeReveal } from '../code-reveal/code-reveal.tsx'
import { DecisionBar } from '../decision-bar/decision-bar.tsx'
import { DeskLayout } from '../desk-layout/desk-layout.tsx'
import { DeskOrderStatus } from '../desk-status/desk-status.tsx'
import { ImageCompare } from '../image-compare/image-compare.tsx'
import { QueueTable } from '../queue-table/queue-table.tsx'
import { ReasonPicker } from '../reason-picker/reason-picker.tsx'
import {
  sampleChecks,
  sampleDecisions,
  sampleImages,
  sampleNow,
  sampleQueue,
  sampleReasons,
  sampleSections,
  sampleVerdicts,
} from '../samples/desk.tsx'
import { StatTile } from '../stat-tile/stat-tile.tsx'
import { CheckList } from './check-list.tsx'
import { FactList } from './fact-list.tsx'
import { ReviewPane } from './review-pane.tsx'

function Review({ claim = 'mine' }: { claim?: 'mine' | 'lost' }) {
  const [verdict, setVerdict] = useState<number | null>(1)
  const [reason, setReason] = useState<number | null>(null)
  const mine = {
    state: 'mine',
    deadline: sampleNow + 252_000,
    totalMs: 300_000,
    now: () => sampleNow,
  } as const
  return (
    <DeskLayout
      brand={<Brand name="Kaadi" />}
      sections={sampleSections}
      current="queue"
      title="GC-2611-20-48813"
      titleEnd={<DeskOrderStatus status={1} />}
      tools={
        <Button size="small" variant="plain" icon="keyboard">
          Keys
        </Button>
      }
    >
      <ReviewPane
        claim={
          <ClaimBar
            claim={claim === 'mine' ? mine : { state: 'lost' }}
            onClaim={() => {}}
            onRelease={() => {}}
          />
        }
        head={
          <>
            <CardFace name="Steam" colors={sampleColors.steam} size="l" />
            <FactList
              facts={[
                { label: 'Card', value: 'Steam, USA' },
                { label: 'Value', value: '1 × $100' },
                { label: 'Rate', value: '₦1,480, locked' },
                { label: 'Seller', value: 'ch***a, Gold, 98% accepted' },
              ]}
            />
          </>
        }
        images={<ImageCompare images={sampleImages.slice(0, 4)} />}
        facts={<CheckList checks={sampleChecks} />}
        decision={
          <DecisionBar
            decisions={sampleDecisions}
            onDecide={() => {}}
            summary="1 card, valid at $100"
            blocked={claim === 'lost' ? 'This order is no longer yours.' : undefined}
          />
        }
      >
        <CardVerdict label="Card 1 · $100" options={sampleVerdicts} value={verdict} onChange={setVerdict}>
          <CodeReveal code={null} onReveal={() => {}} onHide={() => {}} />
        </CardVerdict>
        <ReasonPicker reasons={sampleReasons} value={reason} onChange={setReason} />
      </ReviewPane>
    </DeskLayout>
  )
}

function Queue() {
  return (
    <DeskLayout
      brand={<Brand name="Kaadi" />}
      sections={sampleSections}
      current="queue"
      title="Orders"
      foot="Bisi Adewunmi"
      tools={<Button size="small">Take the most urgent</Button>}
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 'var(--s-3)' }}>
        <StatTile label="Waiting" value="14" detail="oldest since 2:02 pm" />
        <StatTile label="Late" value="1" tone="bad" detail="by 12 minutes" />
        <StatTile label="Median time" value="6:40" change={{ trend: 'flat' }} />
        <StatTile label="Paid today" value="212" change={{ trend: 'up', by: '8%' }} />
      </div>
      <QueueTable
        items={sampleQueue}
        now={sampleNow}
        onClaim={() => {}}
        rowLink={(item) => ({ href: `#${item.id}` })}
      />
    </DeskLayout>
  )
}

const meta = {
  title: 'Desk/Screens',
  component: Review,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Review>
export default meta
type Story = StoryObj<typeof meta>

export const Reviewing: Story = {}
export const ClaimLost: Story = { args: { claim: 'lost' } }
export const Orders: Story = { render: () => <Queue /> }
