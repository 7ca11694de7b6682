import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'

/** How much of the neighbour stays in sight, so that the line is seen to go on. */
const peek = 40

/**
 * For a line that scrolls sideways: brings the pressed one of its buttons into sight, at first and when `chosen`
 * changes. Only the line moves, never the page. The app's own `ref` is given the line too.
 */
export function useChosenInView<Line extends HTMLElement>(
  chosen: string | null,
  ref?: Ref<Line>,
): RefObject<Line | null> {
  const line = useRef<Line>(null)
  useImperativeHandle(ref, () => line.current!, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pressed follows from what is chosen
  useEffect(() => {
    const pressed = line.current?.querySelector('[aria-pressed="true"]')
    if (!line.current || !pressed) return
    const room = line.current.getBoundingClientRect()
    const place = pressed.getBoundingClientRect()
    const before = place.left - room.left - peek
    const after = place.right - room.right + peek
    if (before < 0) line.current.scrollLeft += before
    else if (after > 0) line.current.scrollLeft += after
  }, [chosen])
  return line
}
