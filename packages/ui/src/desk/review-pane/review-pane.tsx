'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useScrollStop } from '../../hooks/use-scroll-stop.ts'
import { classNames } from '../../primitives/class-names.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'

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
  const words = useDeskWords()
  return (
    <article {...rest} className={classNames('k-review-pane', className)}>
      {claim}
      <div className="k-review-pane-head">{head}</div>
      <div className="k-review-pane-grid">
        <Side className="k-review-pane-look" label={words.order}>
          <div className="k-review-pane-images">{images}</div>
          {facts}
        </Side>
        <div className="k-review-pane-side">
          <Side className="k-review-pane-judge" label={words.decision}>
            {children}
          </Side>
          <div className="k-review-pane-decision">{decision}</div>
        </div>
      </div>
    </article>
  )
}

interface SideProps {
  className: string
  label: string
  children: ReactNode
}

/** What scrolls by itself in a frame for work. */
function Side({ className, label, children }: SideProps) {
  const [box, isStop] = useScrollStop<HTMLDivElement>()
  return (
    <div ref={box} className={className} {...(isStop && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </div>
  )
}
