import { contrastMinimum, contrastRatio } from '../../src/tokens/contrast.ts'
import {
  groundOf,
  inHex,
  isDrawn,
  isOnPicture,
  isSeen,
  isShown,
  nameOf,
  piecesOf,
  shownControls,
} from './looks.ts'
import { statesThatLookTheSame } from './states.ts'

/** What forced colours leave of a box: no fill, no shadow, these alone. */
const edges = ['border-block-start', 'border-block-end', 'border-inline-start', 'outline'] as const
const pseudos = ['::before', '::after'] as const

function hasEdge(element: Element, pseudo?: string): boolean {
  const style = getComputedStyle(element, pseudo)
  const ground = groundOf(element)
  return edges.some((edge) => {
    const color = style.getPropertyValue(`${edge}-color`)
    const width = Number.parseFloat(style.getPropertyValue(`${edge}-width`))
    return (
      style.getPropertyValue(`${edge}-style`) !== 'none' &&
      width >= 1 &&
      isSeen(color) &&
      inHex(color) !== ground
    )
  })
}

function hasFill(element: Element, pseudo?: string): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element, pseudo)
  return (
    backgroundImage !== 'none' || (isSeen(backgroundColor) && inHex(backgroundColor) !== groundOf(element))
  )
}

const isPainted = (element: Element) => hasFill(element) || getComputedStyle(element).boxShadow !== 'none'
const isEmpty = (element: Element) => element.childElementCount === 0 && !element.textContent?.trim()
/** The browser draws these itself, in the system's colours. */
const isNative = (element: Element) =>
  element.matches('[type="checkbox"], [type="radio"]') && getComputedStyle(element).opacity !== '0'

/** The face of a control, not a dot on it. */
function isFaceOf(control: Element, piece: Element): boolean {
  const [whole, part] = [control, piece].map((element) => element.getBoundingClientRect())
  return isDrawn(piece) && part!.width * part!.height > 0.3 * whole!.width * whole!.height
}

interface Box {
  element: Element
  pseudo?: '::before' | '::after'
}

/** What is drawn by a fill or a shadow while the colours are the page's own. */
export interface Painted {
  controls: HTMLElement[]
  empty: Box[]
}

/** Looks before the colours are forced: what has an edge then must have one afterwards. */
export function paintedNow(): Painted {
  const empty: Box[] = []
  for (const element of document.body.querySelectorAll('#storybook-root *, dialog *')) {
    if (!(element instanceof HTMLElement) || !isDrawn(element) || isOnPicture(element)) continue
    const isReplaced = element.matches('input, textarea, select, img, iframe, canvas')
    if (!isReplaced && isEmpty(element) && isPainted(element)) empty.push({ element })
    for (const pseudo of pseudos) {
      if (getComputedStyle(element, pseudo).content === '""' && hasFill(element, pseudo))
        empty.push({ element, pseudo })
    }
  }
  const controls = shownControls().filter(
    (control) =>
      !isNative(control) && piecesOf(control).some((piece) => isFaceOf(control, piece) && isPainted(piece)),
  )
  return { controls, empty }
}

function isGone({ element, pseudo }: Box): boolean {
  const { display, content } = getComputedStyle(element, pseudo)
  const isPutAway = display === 'none' || content === 'none' || !isDrawn(element)
  // The paper behind the words of an element that has an edge itself.
  const isPaper = pseudo !== undefined && hasEdge(element)
  const isLeft = pseudo ? hasFill(element, pseudo) : isPainted(element)
  return !isPutAway && !isPaper && !isLeft && !hasEdge(element, pseudo)
}

const goneBoxes = ({ empty }: Painted): string[] =>
  empty
    .filter(isGone)
    .map(({ element, pseudo = '' }) => `${nameOf(element)}${pseudo} was drawn by its fill alone and is gone`)

const controlsWithoutEdge = ({ controls }: Painted): string[] =>
  controls
    .filter(
      (control) =>
        !piecesOf(control).some((piece) => isShown(piece) && (piece.matches('img') || hasEdge(piece))),
    )
    .map((control) => `${nameOf(control)} has no edge`)

function isLost(svg: Element): boolean {
  const { backgroundColor } = getComputedStyle(svg)
  const ground = isSeen(backgroundColor) ? inHex(backgroundColor) : groundOf(svg)
  const shapes = [...svg.querySelectorAll('path, circle, line, rect, polyline, polygon, use')]
  const isClear = (color: string) =>
    color !== 'none' && isSeen(color) && contrastRatio(inHex(color), ground) >= contrastMinimum.mark
  return (
    shapes.length > 0 &&
    !shapes.some((shape) => isClear(getComputedStyle(shape).stroke) || isClear(getComputedStyle(shape).fill))
  )
}

const lostDrawings = (): string[] =>
  [...document.body.querySelectorAll('#storybook-root svg, dialog svg')]
    .filter((svg) => isDrawn(svg) && !isOnPicture(svg) && isLost(svg))
    .map((svg) => `the drawing in ${nameOf(svg.parentElement!)} is not seen`)

const hasRing = (piece: Element): boolean =>
  [undefined, ...pseudos].some((pseudo) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(piece, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isSeen(outlineColor)
  })

/** Every stop of the Tab key draws a ring, on itself or on what stands for it. */
function stopsWithoutRing(): string[] {
  const before = document.activeElement
  const faults = shownControls()
    .filter((control) => {
      if (control.tabIndex < 0) return false
      control.focus({ preventScroll: true })
      return document.activeElement === control && !piecesOf(control).some(hasRing)
    })
    .map((control) => `${nameOf(control)} has no ring when it has the focus`)
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return faults
}

/** What is lost to a person whose system gives the page its own few colours. Call once the colours are forced. */
export const faultsInForcedColors = (painted: Painted): string[] => [
  ...new Set([
    ...controlsWithoutEdge(painted),
    ...goneBoxes(painted),
    ...lostDrawings(),
    ...statesThatLookTheSame(),
    ...stopsWithoutRing(),
  ]),
]
