import { figureLength, ownFace } from '@kaadi/ui'
import { t } from '../content/say.ts'
import { faceFor, facesOf, kindText, payoutText } from './calculator.ts'
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

/** Which values are bought where this one is not, and of which kind the card has to be where that is not the best one's. */
const rangeText = (rates: readonly RateLine[], line: RateLine, value: string): string => {
  const [best] = rates
  if (isInRange(line, value))
    return kindText(line) === kindText(best!)
      ? ''
      : t('At this value we buy it as {kind}.', { kind: kindText(line) })
  const least = Math.min(...rates.map(({ minFace }) => Number(minFace)))
  const most = Math.max(...rates.map(({ maxFace }) => Number(maxFace)))
  const isWithin = Number(value) >= least && Number(value) <= most
  return rates.length === 1 || isWithin
    ? t('This rate is for {least} to {most}.', {
        least: `${line.symbol}${line.minFace}`,
        most: `${line.symbol}${line.maxFace}`,
      })
    : t('We buy {least} to {most} a card.', {
        least: `${line.symbol}${least}`,
        most: `${line.symbol}${most}`,
      })
}

const calculator = () => find<HTMLFormElement>('.k-landing-calculator')

export const stateNow = () => calculator().dataset.state

/** Says whether the rates are on their way, here, or not to be had. */
export const showState = (state: 'loading' | 'ready' | 'unavailable'): void => {
  calculator().dataset.state = state
  calculator().setAttribute('aria-busy', String(state === 'loading'))
}

/**
 * Brings the kit's calculator to life: two lists and an amount. Tells each choice; a value of one's own counts only
 * while the card is bought at it, and stays with another card that is bought at it, too. Where the best rate is not for
 * that value, `loadOthers` brings the other rates of the brand.
 */
export const startHeadline = (
  lines: readonly RateLine[],
  onChoice: (choice: Choice) => void,
  loadOthers: (line: RateLine) => Promise<readonly RateLine[]>,
): void => {
  const others = new Map<string, readonly RateLine[]>()
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
  const askOthers = async (line: RateLine) => {
    const id = line.cardTypeId
    others.set(id, [])
    try {
      others.set(id, await loadOthers(line))
      show()
    } catch {
      // The next value asks again.
      others.delete(id)
    }
  }
  const show = () => {
    const best = lineNow()
    const isOwn = face.value === ownFace
    const value = valueNow()
    const rates = [best, ...(others.get(best.cardTypeId) ?? [])]
    const line = rates.find((one) => isInRange(one, value)) ?? best
    const isBought = isInRange(line, value)
    if (isOwn && decimal.test(value) && !isBought && !others.has(best.cardTypeId)) void askOthers(best)
    const figure = isBought ? payoutText(line, value) : '--'
    own.hidden = !isOwn
    say(brand, line.name)
    say(face, isOwn && !isBought ? t('value') : `${line.symbol}${value}`)
    range.textContent = isOwn && value !== '' ? rangeText(rates, line, value) : ''
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
