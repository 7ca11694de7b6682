import { type CardColors, colorsFromName, type Dye, inkOn, weave } from '@kaadi/ui'
import { drawn } from './dom.ts'

const height = 32
const stripWidth = 48 * 0.46

const paintOf = (dye: Exclude<Dye, 'gap'>, thread: string): Record<string, string | number> =>
  ({
    thread: { fill: thread },
    threadSoft: { fill: thread, 'fill-opacity': 0.7 },
    threadFaint: { fill: thread, 'fill-opacity': 0.45 },
    light: { fill: '#ffffff', 'fill-opacity': 0.82 },
    lightFaint: { fill: '#ffffff', 'fill-opacity': 0.16 },
  })[dye]

const initial = (name: string): string => {
  const letter = [...name.trim()].find((character) => /[\p{L}\p{N}]/u.test(character))
  return (letter ?? '•').toLocaleUpperCase('en')
}

/** Draws the kit's `CardFace` into its own picture, for a card that was not known when the page was rendered. */
export const drawCardFace = (face: Element, name: string, colors?: CardColors): void => {
  const [ground, thread] = colors ?? colorsFromName(name)
  const strip = weave(name).flatMap(({ from, width, dye }) =>
    dye === 'gap'
      ? []
      : [
          drawn('rect', {
            x: (from / 100) * stripWidth,
            width: (width / 100) * stripWidth,
            height,
            ...paintOf(dye, thread),
          }),
        ],
  )
  const letter = drawn('text', { x: 42.6, y: 27.6, fill: inkOn(ground), 'text-anchor': 'end' })
  letter.textContent = initial(name)
  const base = drawn('rect', { width: 48, height, fill: ground })
  face.querySelector('svg')?.replaceChildren(base, ...strip, letter)
}
