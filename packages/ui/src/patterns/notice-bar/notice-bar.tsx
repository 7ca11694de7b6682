import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icon-names.ts'
import { useWords } from '../../words/words-provider.tsx'

export interface NoticeBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One sentence. */
  children: ReactNode
  tone?: 'plain' | 'todo' | 'bad' | 'ok' | undefined
  icon?: IconName | undefined
  /** A link or small button after the sentence. */
  action?: ReactNode
  /** Shows a button that puts the notice away. */
  onClose?: (() => void) | undefined
}

/** One sentence about the service as a whole: a late bank, a closed brand, offline. It stays until it is no longer true. */
export function NoticeBar({
  children,
  tone = 'plain',
  icon,
  action,
  onClose,
  className,
  ...rest
}: NoticeBarProps) {
  const words = useWords()
  return (
    <div {...rest} className={classNames('k-notice-bar', className)} data-tone={tone}>
      <Icon name={icon ?? usualIcons[tone]} />
      <div className="k-notice-bar-words">
        <div className="k-notice-bar-text">{children}</div>
        {action ? <div className="k-notice-bar-action">{action}</div> : null}
      </div>
      {onClose ? (
        <button type="button" className="k-notice-bar-close" aria-label={words.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      ) : null}
    </div>
  )
}

const usualIcons: Record<NonNullable<NoticeBarProps['tone']>, IconName> = {
  plain: 'megaphone',
  todo: 'triangle-alert',
  bad: 'circle-alert',
  ok: 'circle-check',
}
