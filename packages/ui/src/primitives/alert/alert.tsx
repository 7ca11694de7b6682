'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { useInSight } from '../../hooks/use-in-sight.ts'
import { classNames } from '../class-names.ts'

export type AlertTone = 'todo' | 'bad' | 'ok' | 'wait' | 'plain'

export interface AlertProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  tone?: AlertTone | undefined
  title: ReactNode
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | undefined
  icon?: ReactElement | undefined
  /** Beside the words: a `Countdown`, a picture. */
  endContent?: ReactNode
  /** Below the words: the one button that answers it. */
  action?: ReactNode
}

/**
 * Says in place what stands in the way or what the person is asked to do. `todo` is marigold and goes above
 * everything else on the screen. It stays; for what passes use a toast. With `role="alert"` it comes into sight when it
 * appears.
 */
export function Alert({
  tone = 'todo',
  title,
  level = 2,
  icon,
  endContent,
  action,
  className,
  children,
  ...rest
}: AlertProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const seen = useInSight<HTMLElement>(rest.role === 'alert')
  return (
    <section ref={seen} {...rest} className={classNames('k-alert', className)} data-tone={tone}>
      {icon}
      <div className="k-alert-words">
        <Heading>{title}</Heading>
        {children && <div className="k-alert-text">{children}</div>}
      </div>
      {endContent && <div className="k-alert-end">{endContent}</div>}
      {action && <div className="k-alert-action">{action}</div>}
    </section>
  )
}
