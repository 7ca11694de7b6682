import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

export type NoticeTone = 'todo' | 'bad' | 'ok' | 'wait' | 'plain'

export interface NoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  tone?: NoticeTone | undefined
  title: ReactNode
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | undefined
  icon?: IconName | undefined
  /** Beside the words: a `Countdown`, a picture. */
  end?: ReactNode
  /** Below the words: the one button that answers it. */
  action?: ReactNode
}

/**
 * Says in place what stands in the way or what the person is asked to do. `todo` is marigold and goes above
 * everything else on the screen. It stays; for what passes use a toast.
 */
export function Notice({
  tone = 'todo',
  title,
  level = 2,
  icon,
  end,
  action,
  className,
  children,
  ...rest
}: NoticeProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section {...rest} className={classNames('k-notice', className)} data-tone={tone}>
      {icon && <Icon name={icon} size={24} className="k-notice-icon" />}
      <div className="k-notice-words">
        <Heading>{title}</Heading>
        {children && <div className="k-notice-text">{children}</div>}
      </div>
      {end && <div className="k-notice-end">{end}</div>}
      {action && <div className="k-notice-action">{action}</div>}
    </section>
  )
}
