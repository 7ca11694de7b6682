'use client'

import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Switch } from '../../primitives/switch/switch.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { ComparePane } from './compare-pane.tsx'
import { actOfKey, type CompareImage, fitted, lookAt, type PaneAct, type PaneView } from './pane-view.ts'

export interface ImageCompareProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  images: readonly CompareImage[]
  /** Which are shown first: the first two when left out, or one alone. */
  start?: readonly [number, number] | readonly [number] | undefined
  /** What the images are of: where it changes the sides begin anew at `start`, and the focus stays where it is. */
  subject?: string | undefined
  /** Laid over each image, such as the name of who looks: a picture of the screen says whose screen it was. */
  mark?: string | undefined
}

/**
 * Two images side by side, to be zoomed, turned and moved alone or together, by mouse or by keyboard. Wherever the focus
 * is, + and − zoom, R turns, 0 fits, [ and ] change the image of the side that had the focus last, the first to begin
 * with; arrows move the side that has it.
 */
export function ImageCompare({
  images,
  start = [0, 1],
  subject,
  mark,
  className,
  ...rest
}: ImageCompareProps) {
  const words = useDeskWords()
  const keysId = useId()
  const [views, setViews] = useState<readonly PaneView[]>(start.map(fitted))
  const [shown, setShown] = useState(subject)
  const [together, setTogether] = useState(false)
  const [current, setCurrent] = useState(0)
  const panes = Math.min(views.length, images.length)
  if (shown !== subject) {
    setShown(subject)
    setViews(start.map(fitted))
  }

  const act = (pane: number, what: PaneAct) =>
    setViews((before) =>
      before.map((view, at) => (at === pane || (together && what.do !== 'show') ? lookAt(view, what) : view)),
    )
  /** False for a key that means nothing here. */
  const actOn = (pane: number, key: string): boolean => {
    const what = actOfKey(key)
    if (!what) return false
    if (what.do !== 'page') act(pane, what)
    else
      act(pane, {
        do: 'show',
        image: ((views[pane]?.image ?? 0) + what.by + images.length) % images.length,
      })
    return true
  }
  const press = (pane: number, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !actOn(pane, event.key)) return
    // Handled here: the page's own shortcuts must not act on the same key.
    event.preventDefault()
    event.stopPropagation()
  }
  useShortcuts(
    Object.fromEntries(pageKeys.map((key) => [key, () => actOn(Math.min(current, panes - 1), key)])),
    images.length > 0,
  )
  return (
    <section {...rest} className={classNames('k-image-compare', className)} aria-label={words.images}>
      {images.length === 0 ? (
        <p className="k-image-compare-none">{words.noImages}</p>
      ) : (
        <div className="k-image-compare-panes" data-panes={panes}>
          {views.slice(0, panes).map((view, pane) => (
            <ComparePane
              // biome-ignore lint/suspicious/noArrayIndexKey: left stays left
              key={pane}
              name={words.pane(pane + 1)}
              images={images}
              mark={mark}
              hasStrip={images.length > panes}
              view={view}
              keysId={keysId}
              onAct={(what) => act(pane, what)}
              onKeyDown={(event) => press(pane, event)}
              onFocus={() => setCurrent(pane)}
            />
          ))}
        </div>
      )}
      {images.length > 0 ? (
        <div className="k-image-compare-foot">
          <p id={keysId}>{words.compareKeys}</p>
          {panes > 1 ? (
            <Switch checked={together} onChange={(event) => setTogether(event.target.checked)}>
              {words.together}
            </Switch>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

/** Arrows are left out: without the focus they belong to lists and scrolling. */
const pageKeys = ['+', '=', '-', '0', 'r', '[', ']']
