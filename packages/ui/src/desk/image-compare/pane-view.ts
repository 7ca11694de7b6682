export interface CompareImage {
  id: string
  src: string
  /** A smaller one for the strip. */
  thumb?: string | undefined
  /** What it is: "Front", "Receipt", "Earlier order GC-…". */
  label: string
}

/** How one side of the comparison looks at its image. */
export interface PaneView {
  /** Index into the images. */
  image: number
  zoom: number
  /** Quarter turns to the right. */
  turns: number
  /** Where the middle of the image is, in parts of the pane. */
  x: number
  y: number
}

export type PaneAct =
  | { do: 'zoom'; by: number }
  | { do: 'turn' }
  | { do: 'fit' }
  | { do: 'move'; x: number; y: number }
  | { do: 'show'; image: number }

export const fitted = (image: number): PaneView => ({ image, zoom: 1, turns: 0, x: 0, y: 0 })

const least = 1
const greatest = 8

/** The view after an act. Never smaller than fitted, never so far aside that the image leaves the pane. */
export function lookAt(view: PaneView, act: PaneAct): PaneView {
  switch (act.do) {
    case 'zoom':
      return within({ ...view, zoom: Math.min(greatest, Math.max(least, view.zoom * act.by)) })
    case 'turn':
      return { ...view, turns: (view.turns + 1) % 4 }
    case 'fit':
      return fitted(view.image)
    case 'move':
      return within({ ...view, x: view.x + act.x, y: view.y + act.y })
    case 'show':
      return fitted(act.image)
  }
}

function within(view: PaneView): PaneView {
  if (view.zoom === 1) return { ...view, x: 0, y: 0 }
  const far = (view.zoom - 1) / 2
  const hold = (value: number) => Math.min(far, Math.max(-far, value))
  return { ...view, x: hold(view.x), y: hold(view.y) }
}

/** What a key asks of the side that has the focus; `page` goes to the next image. */
export function actOfKey(key: string): PaneAct | { do: 'page'; by: 1 | -1 } | undefined {
  switch (key) {
    case '+':
    case '=':
      return { do: 'zoom', by: 1.5 }
    case '-':
      return { do: 'zoom', by: 1 / 1.5 }
    case '0':
      return { do: 'fit' }
    case 'r':
    case 'R':
      return { do: 'turn' }
    case '[':
      return { do: 'page', by: -1 }
    case ']':
      return { do: 'page', by: 1 }
    case 'ArrowLeft':
      return { do: 'move', x: 0.1, y: 0 }
    case 'ArrowRight':
      return { do: 'move', x: -0.1, y: 0 }
    case 'ArrowUp':
      return { do: 'move', x: 0, y: 0.1 }
    case 'ArrowDown':
      return { do: 'move', x: 0, y: -0.1 }
    default:
      return undefined
  }
}
