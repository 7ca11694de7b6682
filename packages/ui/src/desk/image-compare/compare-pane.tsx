'use client'

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { ImageIcon } from '../../primitives/icon/generated/image-icon.ts'
import { MaximizeIcon } from '../../primitives/icon/generated/maximize-icon.ts'
import { RotateCwIcon } from '../../primitives/icon/generated/rotate-cw-icon.ts'
import { ZoomInIcon } from '../../primitives/icon/generated/zoom-in-icon.ts'
import { ZoomOutIcon } from '../../primitives/icon/generated/zoom-out-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import type { CompareImage, PaneAct, PaneView } from './pane-view.ts'

interface ComparePaneProps {
  name: string
  images: readonly CompareImage[]
  mark: string | undefined
  view: PaneView
  /** The words that say what its keys do. */
  keysId: string
  onAct: (act: PaneAct) => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
  /** Whether there are more images than sides: the strip leads to the others. */
  hasStrip: boolean
}

/** So many cover the largest pane, whatever is cut off. */
const marksOnImage = 80

export function ComparePane({
  name,
  images,
  mark,
  view,
  keysId,
  onAct,
  onKeyDown,
  onFocus,
  hasStrip,
}: ComparePaneProps) {
  const words = useDeskWords()
  const held = useRef<{ x: number; y: number } | null>(null)
  const image = images[view.image] ?? images[0]
  if (!image) return null

  const hold = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return
    const { clientWidth, clientHeight } = event.currentTarget
    const x = (event.clientX - held.current.x) / Math.max(1, clientWidth)
    const y = (event.clientY - held.current.y) / Math.max(1, clientHeight)
    held.current = { x: event.clientX, y: event.clientY }
    onAct({ do: 'move', x, y })
  }
  const drop = () => {
    held.current = null
  }
  const placed = {
    '--zoom': view.zoom,
    '--turn': `${view.turns * 90}deg`,
    '--x': `${view.x * 100}%`,
    '--y': `${view.y * 100}%`,
  } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold form controls, this holds a picture
    <div className="k-compare-pane" role="group" aria-label={`${name}: ${image.label}`}>
      <div
        className="k-compare-pane-ground"
        data-turned={view.turns % 2 === 1 || undefined}
        // The keys are the image's own: a screen reader hands them on and reads what they do.
        role="application"
        aria-label={image.label}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the image, as in any scrolling area
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onDoubleClick={() => onAct(view.zoom > 1 ? { do: 'fit' } : { do: 'zoom', by: 2.25 })}
        style={placed}
      >
        <img key={image.id} src={image.src} alt={image.label} draggable={false} />
        {mark ? (
          <span
            className="k-compare-pane-mark"
            aria-hidden="true"
            data-mark={`${mark} · `.repeat(marksOnImage)}
          />
        ) : null}
      </div>
      <div className="k-compare-pane-tools">
        <span className="k-compare-pane-label">{image.label}</span>
        <output className="k-compare-pane-zoom">{Math.round(view.zoom * 100)}%</output>
        <IconButton
          size="small"
          icon={<ZoomOutIcon />}
          label={words.zoomOut}
          onClick={() => onAct({ do: 'zoom', by: 1 / 1.5 })}
        />
        <IconButton
          size="small"
          icon={<ZoomInIcon />}
          label={words.zoomIn}
          onClick={() => onAct({ do: 'zoom', by: 1.5 })}
        />
        <IconButton
          size="small"
          icon={<RotateCwIcon />}
          label={words.rotate}
          onClick={() => onAct({ do: 'turn' })}
        />
        <IconButton
          size="small"
          icon={<MaximizeIcon />}
          label={words.fit}
          onClick={() => onAct({ do: 'fit' })}
        />
      </div>
      {hasStrip ? (
        <ul className="k-compare-pane-strip">
          {images.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={one.label}
                aria-pressed={index === view.image}
                onClick={() => onAct({ do: 'show', image: index })}
              >
                {one.thumb || one.src ? (
                  <img src={one.thumb ?? one.src} alt="" loading="lazy" />
                ) : (
                  <ImageIcon />
                )}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
