import { isSeen, isShown, nameOf, piecesOf } from './looks.ts'

/** What of a look does not depend on telling one colour from another. */
const shapes = ['border-block-start', 'border-block-end', 'border-inline-start', 'outline']
  .flatMap((edge) => [`${edge}-style`, `${edge}-width`])
  .concat('font-weight', 'text-decoration-line', 'display', 'visibility', 'opacity', 'transform', 'content')
/** A mark that is there in one state and see-through in the other is told apart too. */
const inks = ['border-block-start-color', 'outline-color', 'color', 'stroke', 'background-color']

const lookOf = (pieces: Element[]): string =>
  pieces
    .flatMap((piece) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(piece, pseudo)
        return [
          ...shapes.map((name) => style.getPropertyValue(name)),
          ...inks.map((name) => isSeen(style.getPropertyValue(name) || 'transparent')),
        ].join()
      }),
    )
    .join('\n')

/** Turns a state over, looks, and turns it back. */
function isDistinguishable(element: Element, turn: () => void, back: () => void): boolean {
  const pieces = piecesOf(element)
  const before = lookOf(pieces)
  turn()
  const after = lookOf(pieces)
  back()
  return before !== after
}

const attributes = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current', 'data-on']

/** One of its kind nearby that is in the other state: what is drawn by markup does not follow an attribute. */
function siblingOf(element: Element, name: string): Element | undefined {
  const kind = `${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''}`
  const around = element.parentElement?.parentElement ?? document.body
  const state = element.getAttribute(name)
  return [...around.querySelectorAll(kind)].find(
    (other) => other !== element && isShown(other) && other.getAttribute(name) !== state,
  )
}

function isAttributeSeen(element: Element, name: string): boolean {
  const value = element.getAttribute(name)!
  const turn = () => {
    if (value === 'true' && name !== 'data-on') element.setAttribute(name, 'false')
    else if (value === 'false') element.setAttribute(name, 'true')
    else element.removeAttribute(name)
  }
  if (isDistinguishable(element, turn, () => element.setAttribute(name, value))) return true
  const other = siblingOf(element, name)
  // A lone toggle changes its icon or its word, which its own test shows.
  return !other || lookOf(piecesOf(element)) !== lookOf(piecesOf(other))
}

function isCheckSeen(input: HTMLInputElement): boolean {
  const group = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]:checked')].find(
    (other) => other.name === input.name,
  )
  const { checked } = input
  const turn = () => {
    input.checked = !checked
  }
  const back = () => {
    input.checked = checked
    if (group) group.checked = true
  }
  return isDistinguishable(input, turn, back)
}

/** Controls whose chosen, pressed or current state differs from the other by colour at the most. */
export function statesThatLookTheSame(): string[] {
  const byAttribute = attributes.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)]
      .filter((element) => isShown(element) && !isAttributeSeen(element, name))
      .map((element) => `${nameOf(element)} looks the same with another ${name}`),
  )
  const checks = document.body.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]')
  const byCheck = [...checks]
    .filter((input) => isShown(input) && getComputedStyle(input).opacity === '0' && !isCheckSeen(input))
    .map((input) => `${nameOf(input.closest('label') ?? input)} looks the same checked and not`)
  return [...byAttribute, ...byCheck]
}
