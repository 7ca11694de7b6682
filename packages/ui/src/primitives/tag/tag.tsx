import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

/** What a state means: under way, done, the person must act, refused; `plain` for what has no such meaning. */
export type TagTone = 'plain' | 'wait' | 'ok' | 'todo' | 'bad'

export interface TagProps extends ComponentPropsWithRef<'span'> {
  tone?: TagTone | undefined
  /** Carries the meaning without colour. Each tone but `plain` has one; `null` for a tag that is not a state. */
  icon?: IconName | null | undefined
}

const usualIcons: Record<TagTone, IconName | null> = {
  plain: null,
  wait: 'clock',
  ok: 'check',
  todo: 'circle-alert',
  bad: 'x',
}

/** A state in one or two words. Always an icon and a word, so that it says the same without colour. */
export function Tag({ tone = 'plain', icon = usualIcons[tone], className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classNames('k-tag', className)} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  )
}
