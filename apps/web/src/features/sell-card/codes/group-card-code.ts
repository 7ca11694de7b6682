import { normaliseCardCode } from '@kaadi/contract/card-types'

/** Sizes of the groups in which a brand prints its code, read off its example: `XXXX-XXXXXX-XXXX` is 4, 6, 4. */
export const groupSizes = (example: string): number[] =>
  example
    .split(/[\s\-–—.]+/)
    .map((group) => group.length)
    .filter((size) => size > 0)

/** Groups for a code that is printed in one piece, so that it can be compared with the card. */
const usualSize = (length: number): number => (length % 4 !== 0 && length % 5 === 0 ? 5 : 4)

/** A code in the groups of its brand, as it stands on the card. What is longer than the example goes on in the last size. */
export const groupCardCode = (code: string, example: string): string => {
  const sizes = groupSizes(example)
  const last = sizes.length > 1 ? sizes[sizes.length - 1]! : usualSize(sizes[0] ?? 0)
  const groups: string[] = []
  let rest = normaliseCardCode(code)
  for (let place = 0; rest !== ''; place++) {
    const size = sizes.length > 1 ? (sizes[place] ?? last) : last
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups.join(' ')
}

/** Where the caret stands in the grouped text, so that it stays behind the same character. */
export const caretInGroups = (typed: string, caret: number, grouped: string): number => {
  const before = normaliseCardCode(typed.slice(0, caret)).length
  let seen = 0
  let place = 0
  while (seen < before && place < grouped.length) {
    if (grouped[place] !== ' ') seen += 1
    place += 1
  }
  return place
}
