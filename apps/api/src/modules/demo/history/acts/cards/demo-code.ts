import { createHash } from 'node:crypto'

const signs = 'BCDFGHJKLMNPQRTVWXYZ23456789'

/**
 * A code of a brand's form, the same for a name on every machine. Reads the patterns of the demo brands: plain characters,
 * `[A-Z0-9]{n}` and `\d{n}`, the first of several forms and the shortest length.
 */
export function demoCode(name: string, pattern: string): string {
  const chance = createHash('sha512').update(name).digest()
  let at = 0
  const pick = (from: string) => from[chance[at++ % chance.length]! % from.length]!
  return pattern
    .split('|')[0]!
    .replace(/(\[A-Z0-9\]|\\d)\{(\d+)(?:,\d+)?\}/g, (_, kind: string, length: string) =>
      Array.from({ length: Number(length) }, () => pick(kind === '\\d' ? '0123456789' : signs)).join(''),
    )
}
