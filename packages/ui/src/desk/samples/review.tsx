import { useState } from 'react'
import { CardFace } from '../../patterns/card-face/card-face.tsx'
import { sampleColors } from '../../patterns/samples/card-types.ts'
import { Tag } from '../../primitives/tag/tag.tsx'
import { CardVerdict } from '../card-verdict/card-verdict.tsx'
import { ClaimBar } from '../claim-bar/claim-bar.tsx'
import type { ClaimState } from '../claim-bar/claim-state.ts'
import { CodeReveal } from '../code-reveal/code-reveal.tsx'
import { DecisionBar } from '../decision-bar/decision-bar.tsx'
import { ImageCompare } from '../image-compare/image-compare.tsx'
import { ReasonPicker } from '../reason-picker/reason-picker.tsx'
import { CheckList } from '../review-pane/check-list.tsx'
import { FactList } from '../review-pane/fact-list.tsx'
import { ReviewPane } from '../review-pane/review-pane.tsx'
import {
  sampleChecks,
  sampleDecisions,
  sampleImages,
  sampleNow,
  sampleReasons,
  sampleVerdicts,
} from './desk.tsx'

const claims: Record<ClaimState['state'], ClaimState> = {
  mine: { state: 'mine', deadline: sampleNow + 252_000, totalMs: 300_000, now: () => sampleNow },
  free: { state: 'free' },
  other: { state: 'other', name: 'Bisi' },
  lost: { state: 'lost', reason: 'ran-out' },
}

const blocked: Record<ClaimState['state'], string | undefined> = {
  mine: undefined,
  free: 'Take the order to decide it.',
  other: 'Bisi is checking this order.',
  lost: 'Your claim is over.',
}

interface SampleReviewProps {
  claim?: ClaimState['state'] | undefined
  /** How many images the seller sent. */
  images?: number | undefined
  /** The decision that is on its way. */
  pending?: string | undefined
}

/** An order under review, for stories: all parts of the pane as they stand together. */
export function SampleReview({ claim = 'mine', images = 4, pending }: SampleReviewProps) {
  const [verdict, setVerdict] = useState<number | null>(1)
  const [reason, setReason] = useState<number | null>(null)
  // What was chosen under a claim that was lost stays: taken again, the order can be decided at once.
  const isOpen = claim === 'mine' || claim === 'lost'
  return (
    <ReviewPane
      claim={<ClaimBar claim={claims[claim]} onClaim={() => {}} onRelease={() => {}} />}
      head={
        <>
          <CardFace name="Steam" colors={sampleColors.steam} size="s" />
          <span>Steam, USA, 1 × $100</span>
          <Tag tone="bad">Photo seen before</Tag>
          <span>ch***a, Gold, 98% accepted</span>
        </>
      }
      images={<ImageCompare images={sampleImages.slice(0, images)} />}
      facts={
        <>
          <FactList facts={[{ label: 'Rate', value: '₦1,480, locked' }]} />
          <CheckList checks={sampleChecks} />
        </>
      }
      decision={
        <DecisionBar
          decisions={sampleDecisions}
          onDecide={() => {}}
          pending={pending}
          summary="1 card, valid at $100"
          blocked={blocked[claim]}
        />
      }
    >
      <CardVerdict
        label="Card 1 · $100"
        options={sampleVerdicts}
        value={verdict}
        onChange={setVerdict}
        disabled={!isOpen}
      >
        <CodeReveal
          code={null}
          onReveal={() => {}}
          onHide={() => {}}
          refused={isOpen ? undefined : blocked[claim]}
        />
      </CardVerdict>
      <ReasonPicker reasons={sampleReasons} value={reason} onChange={setReason} />
    </ReviewPane>
  )
}
