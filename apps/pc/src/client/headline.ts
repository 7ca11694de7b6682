import { faceFor, facesOf, payoutText } from './calculator.ts'
import { find, option } from './dom.ts'
import type { RateLine } from './service.ts'

/** What is chosen in the headline. */
export interface Choice {
  readonly line: RateLine
  readonly face: string
}

const other = 'other'
const decimal = /^\d{1,6}(\.\d{1,2})?$/

const isInRange = ({ minFace, maxFace }: RateLine, face: string): boolean =>
  decimal.test(face) && Number(face) >= Number(minFace) && Number(face) <= Number(maxFace)

/**
 * Brings the headline to life: two lists and an amount. Tells each choice; a value of one's own counts only while the
 * card is bought at it.
 */
export const startHeadline = (lines: readonly RateLine[], onChoice: (choice: Choice) => void): void => {
  const root = find('[data-calculator]')
  const brand = find<HTMLSelectElement>('[data-pick="brand"]', root)
  const face = find<HTMLSelectElement>('[data-pick="face"]', root)
  const own = find('[data-other]', root)
  const ownFace = find<HTMLInputElement>('[data-other-face]', root)
  const range = find('[data-range]', root)
  const payout = find('[data-payout]', root)
  const textOf = (name: string) => find(`[data-text="${name}"]`, root)

  const lineNow = () => lines.find(({ cardTypeId }) => cardTypeId === brand.value) ?? lines[0]!
  const offerFaces = (line: RateLine, chosen?: string) => {
    const offered = facesOf(line).map((value) => option(value, `${line.symbol}${value}`))
    face.replaceChildren(...offered, option(other, 'Other value'))
    face.value = faceFor(line, chosen)
  }
  const show = () => {
    const line = lineNow()
    const isOwn = face.value === other
    const value = isOwn ? ownFace.value.replaceAll(',', '').trim() : face.value
    const isBought = isInRange(line, value)
    own.hidden = !isOwn
    textOf('brand').textContent = line.name
    textOf('face').textContent = isOwn && !isBought ? 'value' : `${line.symbol}${value}`
    range.textContent =
      isOwn && value !== '' && !isBought
        ? `We buy ${line.symbol}${line.minFace} to ${line.symbol}${line.maxFace}.`
        : ''
    payout.textContent = isBought ? payoutText(line, value) : '₦ …'
    if (isBought) onChoice({ line, face: value })
  }

  brand.replaceChildren(...lines.map(({ cardTypeId, name }) => option(cardTypeId, name)))
  offerFaces(lineNow())
  brand.addEventListener('change', () => {
    offerFaces(lineNow(), face.value)
    show()
  })
  face.addEventListener('change', () => {
    show()
    if (face.value === other) ownFace.focus()
  })
  ownFace.addEventListener('input', show)
  root.dataset.state = 'ready'
  show()
}
