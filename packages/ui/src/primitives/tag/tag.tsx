import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icon/generated/check-icon.ts'
import { CircleAlertIcon } from '../icon/generated/circle-alert-icon.ts'
import { ClockIcon } from '../icon/generated/clock-icon.ts'
import { XIcon } from '../icon/generated/x-icon.ts'

/** What a state means: under way, done, the person must act, refused; `plain` for what has no such meaning. */
export type TagTone = 'plain' | 'wait' | 'ok' | 'todo' | 'bad'

export interface TagProps extends ComponentPropsWithRef<'span'> {
  tone?: TagTone | undefined
  /** Carries the meaning without colour. Each tone but `plain` has one; `null` for a tag that is not a state. */
  icon?: ReactElement | null | undefined
}

const usualIcons: Record<TagTone, ReactElement | null> = {
  plain: null,
  wait: <ClockIcon />,
  ok: <CheckIcon />,
  todo: <CircleAlertIcon />,
  bad: <XIcon />,
}

/** A state in one or two words. Always an icon and a word, so that it says the same without colour. */
export function Tag({ tone = 'plain', icon = usualIcons[tone], className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classNames('k-tag', className)} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
