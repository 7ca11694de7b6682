import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'

export interface ReviewPaneProps extends ComponentPropsWithRef<'article'> {
  /** `ClaimBar`, above everything. */
  claim?: ReactNode
  /** What is being judged: face, value, seller. */
  head: ReactNode
  /** `ImageCompare`. */
  images: ReactNode
  /** What is known: `FactList`, `CheckList`, history. */
  facts?: ReactNode
  /** One `CardVerdict` a card, the reason. */
  children?: ReactNode
  /** `DecisionBar`, always in sight. */
  decision: ReactNode
}

/** One order under review: images at the left, what is known and what is decided at the right, the decision below. */
export function ReviewPane({
  claim,
  head,
  images,
  facts,
  decision,
  className,
  children,
  ...rest
}: ReviewPaneProps) {
  return (
    <article {...rest} className={classNames('k-review-pane', className)}>
      {claim}
      <div className="k-review-pane-grid">
        <div className="k-review-pane-look">
          <div className="k-review-pane-head">{head}</div>
          {images}
          {facts}
        </div>
        <div className="k-review-pane-judge">{children}</div>
      </div>
      <div className="k-review-pane-decision">{decision}</div>
    </article>
  )
}
