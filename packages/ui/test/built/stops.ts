/** What a page says of its stops before anyone presses Tab, and at each of them. All of it runs in the page. */

export interface Stop {
  /** A mark that `planStops` left on the element; none on what it did not foresee. */
  mark: string | null
  /** Where it stands on a page that is drawn whole. */
  box: { left: number; right: number; top: number; bottom: number }
  hasRing: boolean
  isCovered: boolean
  leadsTo: string | null
  /** The name of the group around it. */
  group: string | null
}

interface Marked extends HTMLElement {
  unfocusedLook?: string
}
declare global {
  interface Window {
    lookOfStop: (element: Element) => string
  }
}

/** Marks every control that Tab should reach, in the order of the page; answers their marks. */
export function planStops(): string[] {
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex="0"]'
  const scope = document.querySelector('dialog[open]') ?? document.body
  const isStop = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
  // Of a group of radio buttons Tab reaches the chosen one, or the first.
  const isPassed = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false
    const group = [...scope.querySelectorAll<HTMLInputElement>('[type="radio"]')].filter(
      ({ name }) => name === element.name,
    )
    return group.some(({ checked }) => checked) || group[0] !== element
  }
  window.lookOfStop = (element) => {
    const label = element.closest('label')
    const box = element.matches('input, select, textarea') ? (label ?? element.parentElement!) : element
    return [element, box, ...box.querySelectorAll('*')]
      .flatMap((piece) =>
        [undefined, '::after'].map((pseudo) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(piece, pseudo)
          return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow}`
        }),
      )
      .join()
  }
  return [...scope.querySelectorAll<Marked>(controls)]
    .filter((element) => isStop(element) && !isPassed(element))
    .map((element, index) => {
      element.dataset.stop = String(index)
      element.unfocusedLook = window.lookOfStop(element)
      const { left, right, top, bottom } = element.getBoundingClientRect()
      element.dataset.box = JSON.stringify({ left, right, top: top + scrollY, bottom: bottom + scrollY })
      return String(index)
    })
}

/** Where the focus is; nothing once it has left the page. */
export function stopNow(): Stop | null {
  const element = document.activeElement as Marked | null
  if (!element || element === document.body || element === document.documentElement) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  // Three points of it: one that is not under something else is enough.
  const isFree = [0.1, 0.5, 0.9].some((part) => {
    const [across, down] = [left + (right - left) * part, top + (bottom - top) * part]
    const there = document.elementFromPoint(across, down)
    return (
      there !== null &&
      (element.contains(there) || there.contains(element) || there.closest('label')?.contains(element))
    )
  })
  const box = element.dataset.box ? JSON.parse(element.dataset.box) : { left, right, top, bottom }
  return {
    mark: element.dataset.stop ?? null,
    box,
    // What a frame shows of the focus is its own page's to draw.
    hasRing: element.localName === 'iframe' || window.lookOfStop(element) !== element.unfocusedLook,
    isCovered: !isFree,
    leadsTo: element.getAttribute('href'),
    group: element.closest('[role="group"][aria-label]')?.getAttribute('aria-label') ?? null,
  }
}

/** The next Tab starts from the top again, of the page and of every part that scrolls in it. */
export function startFromTheTop(): void {
  scrollTo(0, 0)
  for (const part of document.querySelectorAll('*')) if (part.scrollTop > 0) part.scrollTop = 0
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}
