import { useState } from 'react'
import { CardFace } from '../../patterns/card-face/card-face.tsx'
import { sampleColors } from '../../patterns/samples/card-types.ts'
import { CardVerdict } from '../card-verdict/card-verdict.tsx'
import { ClaimBar, type ClaimState } from '../claim-bar/claim-bar.tsx'
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
  lost: { state: 'lost' },
}

const blocked: Record<ClaimState['state'], string | undefined> = {
  mine: undefined,
  free: 'Take the order to decide it.',
  other: 'Bisi is checking this order.',
  lost: 'This order is no longer yours.',
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
      images={<ImageCompare images={sampleImages.slice(0, images)} />}
      facts={<CheckList checks={sampleChecks} />}
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
