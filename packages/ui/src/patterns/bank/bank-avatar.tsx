import type { CSSProperties } from 'react'
import { Avatar, type AvatarProps } from '../../primitives/avatar/avatar.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { hashName } from '../card-face/weave.ts'

export interface BankAvatarProps extends Omit<AvatarProps, 'children' | 'tone'> {
  /** Name of the bank; it decides letters and colour. */
  name: string
  /** Two letters, when the usual ones are known: "GT". */
  letters?: string | undefined
  /** The bank's own colour as `#rrggbb`, dark enough for white letters. */
  color?: string | undefined
}

/** Two letters on a bank's colour. Decoration: the name stands beside it. */
export function BankAvatar({ name, letters, color, className, style, ...rest }: BankAvatarProps) {
  const ground = color ?? grounds[hashName(name) % grounds.length]
  return (
    <Avatar
      {...rest}
      className={classNames('k-bank-avatar', className)}
      style={{ ...style, '--k-bank-avatar-bg': ground } as CSSProperties}
      aria-hidden="true"
    >
      {letters ?? initials(name)}
    </Avatar>
  )
}

/** White letters stand 4.5:1 or better on each. */
const grounds = [
  '#c2410c',
  '#0f766e',
  '#0b4fd6',
  '#b45309',
  '#374151',
  '#7e22ce',
  '#be123c',
  '#15803d',
  '#0e7490',
  '#854d0e',
]

/** First letters of two words, or the first two of one. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toLocaleUpperCase('en')
}
