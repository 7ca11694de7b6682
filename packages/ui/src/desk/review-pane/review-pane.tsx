import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'

export interface ReviewPaneProps extends ComponentPropsWithRef<'article'> {
  /** `ClaimBar`, where it does not stand in the frame's top bar. */
  claim?: ReactNode
  /** One line above the subject: flags, seller, promise. */
  head: ReactNode
  /** `ImageCompare`. */
  images: ReactNode
  /** What is known besides: `FactList`, `CheckList`, history. */
  facts?: ReactNode
  /** One `CardVerdict`: the verdict, then the reason, then what shows it. */
  children?: ReactNode
  /** `DecisionBar`, at the foot of the verdict's column. */
  decision: ReactNode
}

/**
 * One order under review: what is judged at the left, the verdict at the right, the decision under it. In a frame for work
 * (`DeskLayout work`) it takes the window's height and each side scrolls by itself, so that nothing stands under anything.
 */
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
      <div className="k-review-pane-head">{head}</div>
      <div className="k-review-pane-grid">
        <div className="k-review-pane-look">
          <div className="k-review-pane-images">{images}</div>
          {facts}
        </div>
        <div className="k-review-pane-side">
          <div className="k-review-pane-judge">{children}</div>
          <div className="k-review-pane-decision">{decision}</div>
        </div>
      </div>
    </article>
  )
}
