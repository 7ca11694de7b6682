import type { DiffKind, DiffLine } from './diff-json.ts'

export const signs: Record<DiffKind, string> = { added: '+', removed: '−', changed: '~', same: '' }

/** `rates.usd[2].amount`, as it would be written in code. */
export const pathText = (path: DiffLine['path']): string =>
  path
    .map((step, at) =>
      typeof step === 'number'
        ? `[${step}]`
        : /^[\p{L}_$][\p{L}\p{N}_$ -]*$/u.test(step)
          ? `${at > 0 ? '.' : ''}${step}`
          : `[${JSON.stringify(step)}]`,
    )
    .join('')

/** A value as JSON, over several lines where it holds others. */
export const valueText = (value: unknown): string => JSON.stringify(value, null, 2) ?? ''

/** The whole difference for a message or a note, a line for each change. */
export const diffText = (lines: readonly DiffLine[]): string =>
  lines
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, path, before, after }) => {
      const values = [before, after]
        .filter((value) => value !== undefined)
        .map((value) => JSON.stringify(value))
      return `${signs[kind]} ${pathText(path) || '.'}: ${values.join(' → ')}`
    })
    .join('\n')

const maxCharacters = 160
const maxLines = 6
/** How much of what is the same stays before what is different. */
const lead = 24

/**
 * The part of a long text that is worth seeing at first: from a little before the place where it leaves the other
 * one. The text itself where it is short.
 */
export function excerpt(text: string, other: string | undefined): string {
  const lines = text.split('\n')
  if (lines.length > maxLines) return `${lines.slice(0, maxLines).join('\n')}\n…`
  if (text.length <= maxCharacters) return text
  let shared = 0
  while (other !== undefined && shared < other.length && text[shared] === other[shared]) shared++
  const start = shared > maxCharacters - lead ? shared - lead : 0
  const end = start + maxCharacters
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
