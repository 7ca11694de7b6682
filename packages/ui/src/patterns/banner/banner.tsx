'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CircleAlertIcon } from '../../primitives/icon/generated/circle-alert-icon.ts'
import { CircleCheckIcon } from '../../primitives/icon/generated/circle-check-icon.ts'
import { MegaphoneIcon } from '../../primitives/icon/generated/megaphone-icon.ts'
import { TriangleAlertIcon } from '../../primitives/icon/generated/triangle-alert-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import { useWords } from '../../words/words-provider.tsx'

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One sentence. */
  children: ReactNode
  tone?: 'plain' | 'todo' | 'bad' | 'ok' | undefined
  icon?: ReactElement | undefined
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
      {icon ?? usualIcons[tone]}
      <div className="k-banner-words">
        <div className="k-banner-text">{children}</div>
        {action ? <div className="k-banner-action">{action}</div> : null}
      </div>
      {onClose ? (
        <button type="button" className="k-banner-close" aria-label={words.close} onClick={onClose}>
          <XIcon />
        </button>
      ) : null}
    </div>
  )
}

const usualIcons: Record<NonNullable<BannerProps['tone']>, ReactElement> = {
  plain: <MegaphoneIcon />,
  todo: <TriangleAlertIcon />,
  bad: <CircleAlertIcon />,
  ok: <CircleCheckIcon />,
}
