/** What the judges of stories ask of a page that is drawn. */

/** What can be pressed, typed into or chosen. */
const controls =
  'a[href], button, input, select, textarea, summary, [tabindex], [role="button"], [role="tab"], [role="option"]'

interface Color {
  red: number
  green: number
  blue: number
  alpha: number
}

const canvas = document.createElement('canvas')
canvas.width = canvas.height = 1
const pen = canvas.getContext('2d', { willReadFrequently: true })!
const known = new Map<string, Color>()

/** Any colour that a browser computes, by drawing it: `color()` and `oklch()` as well as `rgb()`. */
function parseColor(value: string): Color {
  let color = known.get(value)
  if (!color) {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = value
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    color = { red, green, blue, alpha: alpha / 255 }
    known.set(value, color)
  }
  return color
}

export function inHex(value: string): string {
  const { red, green, blue } = parseColor(value)
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const isSeen = (value: string): boolean => parseColor(value).alpha > 0.1

/** The colour an element lies on: the nearest ground that is not seen through. */
export function groundOf(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (parseColor(backgroundColor).alpha > 0.5) return inHex(backgroundColor)
  }
  return '#ffffff'
}

/** Over a photograph, whose colours nobody knows. */
export function isOnPicture(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const isUnder = (picture: Element) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    const [across, down] = [x + width / 2, y + height / 2]
    return left < across && across < right && top < down && down < bottom
  }
  return [...document.images].some((picture) => isShown(picture) && isUnder(picture))
}

/** On the page, not hidden, and with a size. What is see-through may still be a control under its drawn face. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], .k-visually-hidden')
  )
}

/** Shown, and not see-through or clipped away by itself or by what it is in. */
export const isDrawn = (element: Element): boolean =>
  isShown(element) &&
  element.checkVisibility({ opacityProperty: true }) &&
  getComputedStyle(element).clipPath !== 'inset(50%)'

/** Everything of the story that can be pressed, typed into or chosen. */
export const shownControls = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(controls)].filter(isShown)

/** What draws a control: itself, what is in it, and the face beside or the box around one that is see-through. */
export function piecesOf(control: Element): Element[] {
  const own = [control, ...control.querySelectorAll('*')]
  if (!control.matches('input, select, textarea')) return own
  const label = control.closest('label')
  if (label) return [label, ...label.querySelectorAll('*')]
  const box = control.parentElement!
  return [...own, box, ...(control.nextElementSibling?.querySelectorAll('*') ?? []), ...box.children]
}

/** An element in a few words, for a message. */
export function nameOf(element: Element): string {
  const kind = element.classList[0] ? `.${element.classList[0]}` : element.localName
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
  return words ? `${kind} “${words}”` : kind
}
