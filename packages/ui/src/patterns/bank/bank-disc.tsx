import type { CSSProperties } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Disc, type DiscProps } from '../../primitives/row/row.tsx'
import { hashName } from '../card-face/weave.ts'

export interface BankDiscProps extends Omit<DiscProps, 'children' | 'tone'> {
  /** Name of the bank; it decides letters and colour. */
  name: string
  /** Two letters, when the usual ones are known: "GT". */
  letters?: string | undefined
  /** The bank's own colour as `#rrggbb`, dark enough for white letters. */
  color?: string | undefined
}

/** Two letters on a bank's colour. Decoration: the name stands beside it. */
export function BankDisc({ name, letters, color, className, style, ...rest }: BankDiscProps) {
  const ground = color ?? grounds[hashName(name) % grounds.length]
  return (
    <Disc
      {...rest}
      className={classNames('k-bank-disc', className)}
      style={{ ...style, '--k-bank-disc-bg': ground } as CSSProperties}
      aria-hidden="true"
    >
      {letters ?? initials(name)}
    </Disc>
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
