'use client'

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { UserIcon } from '../icon/generated/user-icon.ts'
import { initialsOf } from './initials.ts'

export interface AvatarProps extends ComponentPropsWithRef<'span'> {
  /** Whose picture it is. Its initials stand there until a picture has come, and where it does not come. */
  name?: string | undefined
  src?: string | undefined
  size?: 'small' | 'medium' | 'large' | 'xlarge' | undefined
  tone?: 'plain' | 'earn' | 'bad' | 'ok' | 'brand' | undefined
  /** The name stands beside it, so that a screen reader need not say it twice. */
  decorative?: boolean | undefined
}

/**
 * A person, as a picture over initials. Without a name it is a round ground for an icon or two letters: decoration, the
 * words beside it say the same.
 */
export function Avatar({
  name,
  src,
  size = 'medium',
  tone,
  decorative = name === undefined,
  className,
  children,
  ...rest
}: AvatarProps) {
  const initials = name === undefined ? undefined : initialsOf(name) || <UserIcon />
  return (
    <span
      {...rest}
      className={classNames('k-avatar', className)}
      data-size={size}
      data-tone={tone ?? (name === undefined ? 'plain' : 'person')}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {children ?? initials}
      {src && (
        <img
          key={src}
          src={src}
          alt=""
          decoding="async"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
    </span>
  )
}
