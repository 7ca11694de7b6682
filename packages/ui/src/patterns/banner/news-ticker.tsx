'use client'

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { ChevronRightIcon } from '../../primitives/icon/generated/chevron-right-icon.ts'
import { MegaphoneIcon } from '../../primitives/icon/generated/megaphone-icon.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface NewsItem {
  id: string
  /** A line, or two on a small phone; a link where there is more to read. */
  title: ReactNode
}

export interface NewsTickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly NewsItem[]
}

/** The news, one piece at a time, each of it whole. Nothing runs by itself: the reader turns to the next piece. */
export function NewsTicker({ items, className, ...rest }: NewsTickerProps) {
  const words = usePatternWords()
  const [turned, setTurned] = useState(0)
  const at = items.length ? turned % items.length : 0
  const item = items[at]
  if (!item) return null
  return (
    <div {...rest} className={classNames('k-news-ticker', className)}>
      <MegaphoneIcon />
      <div className="k-news-ticker-text" aria-live="polite">
        {item.title}
      </div>
      {items.length > 1 ? (
        <button type="button" className="k-news-ticker-next" onClick={() => setTurned(at + 1)}>
          <span aria-hidden="true">
            {at + 1}/{items.length}
          </span>
          <span className="k-visually-hidden">{words.newsNext(at + 1, items.length)}</span>
          <ChevronRightIcon size={16} />
        </button>
      ) : null}
    </div>
  )
}
