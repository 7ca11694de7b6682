import { figureLength, ownFace } from '@kaadi/ui'
import { t } from '../content/say.ts'
import { faceFor, facesOf, payoutText } from './calculator.ts'
import { find, option } from './dom.ts'
import { liveAmount } from './live-amount.ts'
import type { RateLine } from './service.ts'

/** What is chosen in the headline. */
export interface Choice {
  readonly line: RateLine
  /** Undefined as long as the card is not bought at what was typed. */
  readonly face: string | undefined
}

const decimal = /^\d{1,6}(\.\d{1,2})?$/

const isInRange = ({ minFace, maxFace }: RateLine, face: string): boolean =>
  decimal.test(face) && Number(face) >= Number(minFace) && Number(face) <= Number(maxFace)

const calculator = () => find<HTMLFormElement>('.k-landing-calculator')

export const stateNow = () => calculator().dataset.state

/** Says whether the rates are on their way, here, or not to be had. */
export const showState = (state: 'loading' | 'ready' | 'unavailable'): void => {
  calculator().dataset.state = state
  calculator().setAttribute('aria-busy', String(state === 'loading'))
}

/**
 * Brings the kit's calculator to life: two lists and an amount. Tells each choice; a value of one's own counts only
 * while the card is bought at it, and stays with another card that is bought at it, too.
 */
export const startHeadline = (lines: readonly RateLine[], onChoice: (choice: Choice) => void): void => {
  const root = calculator()
  const part = (name: string) => find(`.k-landing-calculator-${name}`, root)
  const brand = find<HTMLSelectElement>('[name="cardTypeId"]', root)
  const face = find<HTMLSelectElement>('[name="faceValue"]', root)
  const own = part('own')
  const ownInput = find<HTMLInputElement>('input', own)
  const ownAmount = liveAmount(ownInput)
  const range = find('[role="status"]', own)
  const payout = part('payout')
  /** The page's own letters over a list. */
  const say = (list: Element, text: string) => {
    find('.k-landing-calculator-text', list.parentElement!).textContent = text
  }

  const lineNow = () => lines.find(({ cardTypeId }) => cardTypeId === brand.value) ?? lines[0]!
  const valueNow = () => (face.value === ownFace ? ownAmount() : face.value)
  const offerFaces = (line: RateLine, chosen?: string, isTyped = false) => {
    const faces = facesOf(line)
    face.replaceChildren(
      ...faces.map((value) => option(value, `${line.symbol}${value}`)),
      option(ownFace, t('Other value')),
    )
    const isKept = isTyped && chosen !== undefined && isInRange(line, chosen)
    face.value = isKept ? ownFace : faceFor(line, chosen)
  }
  const show = () => {
    const line = lineNow()
    const isOwn = face.value === ownFace
    const value = valueNow()
    const isBought = isInRange(line, value)
    const figure = isBought ? payoutText(line, value) : '--'
    own.hidden = !isOwn
    say(brand, line.name)
    say(face, isOwn && !isBought ? t('value') : `${line.symbol}${value}`)
    range.textContent =
      isOwn && value !== '' && !isBought
        ? t('This rate is for {least} to {most}.', {
            least: `${line.symbol}${line.minFace}`,
            most: `${line.symbol}${line.maxFace}`,
          })
        : ''
    payout.textContent = figure
    payout.dataset.length = figureLength(figure)
    onChoice({ line, face: isBought ? value : undefined })
  }

  // Where the document came with rates, somebody may have chosen before this script was here.
  const chosen = [brand.value, face.value] as const
  brand.replaceChildren(...lines.map(({ cardTypeId, name }) => option(cardTypeId, name)))
  if (lines.some(({ cardTypeId }) => cardTypeId === chosen[0])) brand.value = chosen[0]
  offerFaces(lineNow(), chosen[1] || undefined)
  brand.addEventListener('change', () => {
    offerFaces(lineNow(), valueNow(), face.value === ownFace)
    show()
  })
  face.addEventListener('change', () => {
    show()
    if (face.value === ownFace) ownInput.focus()
  })
  ownInput.addEventListener('input', show)
  root.dataset.live = ''
  showState('ready')
  show()
}
