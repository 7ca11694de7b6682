import { useEffect, useRef, useState } from 'react'

interface Mark {
  className: string
  x: number
  y: number
}

const ownClass = (element: Element) => [...element.classList].find((name) => name.startsWith('k-'))
const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

/** Where the page's first story is drawn: in the page, or in a frame where it needs a window of its own. */
function drawnRoot(storyId: string): HTMLElement | null {
  const place = document.querySelector(`[id^="story--${storyId}"]`)
  const frame = place?.querySelector('iframe')?.contentDocument?.querySelector('#storybook-root')
  const root = frame ?? place
  const parts = [...(root?.querySelectorAll<HTMLElement>('[class*="k-"]') ?? [])]
  return parts.find((part) => ownClass(part) && isSeen(part)) ?? null
}

/** A picture of the part as it stands above: a copy that cannot be pressed. */
function copyInto(picture: HTMLElement, drawn: HTMLElement): HTMLElement {
  const ground = drawn.closest<HTMLElement>('[data-theme]')
  for (const { name, value } of ground?.attributes ?? [])
    if (/^(style|dir|lang|data-theme)$/.test(name)) picture.setAttribute(name, value)
  const copy = drawn.cloneNode(true) as HTMLElement
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby'])
      element.removeAttribute(name)
  copy.style.cssText += ';position:static;inset:auto;margin:0 auto;transform:none;animation:none;opacity:1'
  picture.replaceChildren(copy)
  return copy
}

function marksOf(copy: HTMLElement, picture: HTMLElement): Mark[] {
  const from = picture.getBoundingClientRect()
  const seen = new Set<string>()
  return [copy, ...copy.querySelectorAll('*')].flatMap((element) => {
    const className = ownClass(element)
    if (!className || seen.has(className) || seen.size === 9 || !isSeen(element)) return []
    seen.add(className)
    const { left, top } = element.getBoundingClientRect()
    return [{ className, x: left - from.left, y: top - from.top }]
  })
}

/** The parts of a component with numbers on a picture of it, and the class by which each can be reached. */
export function Anatomy({ storyId }: { storyId: string }) {
  const picture = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    let left = 60
    const look = setInterval(() => {
      const drawn = drawnRoot(storyId)
      if (drawn && picture.current) {
        const copy = copyInto(picture.current, drawn)
        setMarks(marksOf(copy, picture.current))
      }
      if (drawn || --left === 0) clearInterval(look)
    }, 250)
    return () => clearInterval(look)
  }, [storyId])
  return (
    <figure className="docs-anatomy sb-unstyled">
      <div className="docs-anatomy-ground">
        <div ref={picture} className="story-frame docs-anatomy-picture" aria-hidden inert />
        {marks.map(({ className, x, y }, index) => (
          <span key={className} className="docs-anatomy-mark" style={{ left: x, top: y }} aria-hidden>
            {index + 1}
          </span>
        ))}
      </div>
      <ol>
        {marks.map(({ className }) => (
          <li key={className}>
            <code>.{className}</code>
          </li>
        ))}
      </ol>
    </figure>
  )
}
