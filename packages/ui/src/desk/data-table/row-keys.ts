import type { KeyboardEvent } from 'react'

/** Arrow keys go from one row's link to the next row's link, from one checkbox to the next; Home and End to the ends. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const target = event.target as HTMLElement
  const kind = target.dataset.rowStop
  if (!kind) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-row-stop="${kind}"]`)]
  const here = stops.indexOf(target)
  const steps: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: stops.length - 1,
  }
  const next = stops[steps[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
