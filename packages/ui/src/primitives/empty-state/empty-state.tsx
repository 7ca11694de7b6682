import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The picture: a fan of card faces, an avatar with an icon. Decoration. */
  art?: ReactNode
  title: ReactNode
  /** `true` makes the title a heading, for a list that is a section of its own. */
  heading?: boolean | undefined
  /** The one thing that fills it. */
  action?: ReactNode
}

/** A list without anything in it, and the one action that changes that. */
export function EmptyState({ art, title, heading, action, className, children, ...rest }: EmptyStateProps) {
  const Title = heading ? 'h2' : 'p'
  return (
    <div {...rest} className={classNames('k-empty-state', className)}>
      {art && <div className="k-empty-state-art">{art}</div>}
      <Title className="k-empty-state-title">{title}</Title>
      {children && <div className="k-empty-state-text">{children}</div>}
      {action && <div className="k-empty-state-action">{action}</div>}
    </div>
  )
}
