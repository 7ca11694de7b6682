'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface StarterStep {
  id: string
  title: ReactNode
  detail?: ReactNode
  done?: boolean | undefined
  /** The button or link that does it. Shown at the first step that is not done. */
  action?: ReactNode
}

export interface StarterStepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  steps: readonly StarterStep[]
}

/** From a new account to the first naira, in three steps. Only the next one carries a button: one thing at a time. */
export function StarterSteps({ steps, className, ...rest }: StarterStepsProps) {
  const words = usePatternWords()
  const next = steps.find((step) => !step.done)
  return (
    <ol {...rest} className={classNames('k-starter-steps', className)}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          data-state={step.done ? 'done' : step === next ? 'now' : 'next'}
          aria-current={step === next ? 'step' : undefined}
        >
          <span className="k-starter-steps-number" aria-hidden="true">
            {step.done ? <CheckIcon size={16} /> : index + 1}
          </span>
          <div>
            <p className="k-starter-steps-title">
              {step.title}
              {step.done ? <VisuallyHidden>, {words.timelineStates.done}</VisuallyHidden> : null}
            </p>
            {step.detail && !step.done ? <p className="k-starter-steps-detail">{step.detail}</p> : null}
          </div>
          {step === next && step.action ? <div className="k-starter-steps-action">{step.action}</div> : null}
        </li>
      ))}
    </ol>
  )
}
