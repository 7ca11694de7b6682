'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icon-names.ts'
import { useWords } from '../../words/words-provider.tsx'

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One sentence. */
  children: ReactNode
  tone?: 'plain' | 'todo' | 'bad' | 'ok' | undefined
  icon?: IconName | undefined
  /** A link or small button after the sentence. */
  action?: ReactNode
  /** Shows a button that closes it. */
  onClose?: (() => void) | undefined
}

/** One sentence about the service as a whole: a late bank, a closed brand, offline. It stays until it is no longer true. */
export function Banner({ children, tone = 'plain', icon, action, onClose, className, ...rest }: BannerProps) {
  const words = useWords()
  return (
    <div {...rest} className={classNames('k-banner', className)} data-tone={tone}>
      <Icon name={icon ?? usualIcons[tone]} />
      <div className="k-banner-words">
        <div className="k-banner-text">{children}</div>
        {action ? <div className="k-banner-action">{action}</div> : null}
      </div>
      {onClose ? (
        <button type="button" className="k-banner-close" aria-label={words.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      ) : null}
    </div>
  )
}

const usualIcons: Record<NonNullable<BannerProps['tone']>, IconName> = {
  plain: 'megaphone',
  todo: 'triangle-alert',
  bad: 'circle-alert',
  ok: 'circle-check',
}
