'use client'

import { type ComponentPropsWithRef, type ElementType, type ReactNode, useRef, useState } from 'react'
import { Cloth } from '../../layouts/cloth/cloth.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { ChevronLeftIcon } from '../../primitives/icon/generated/chevron-left-icon.ts'
import { ChevronRightIcon } from '../../primitives/icon/generated/chevron-right-icon.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface CarouselItem {
  id: string
  /** Read out, and shown where the picture is missing or fails. */
  title: string
  text?: ReactNode
  image?: string | null | undefined
  /** Props of the link: `{ href: '…' }`, or `{ to: '…' }` with `linkAs={Link}`. Without it the banner is only shown. */
  link?: Record<string, unknown> | undefined
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  items: readonly CarouselItem[]
  /** Draws the links: the router's own `Link`. */
  linkAs?: ElementType | undefined
}

/**
 * Promotions side by side, turned by hand, by wheel or by keyboard. Nothing moves by itself. A banner whose picture
 * is missing, fails, or is spared because data is short shows its words on the brand's cloth instead.
 */
export function Carousel({ items, linkAs = 'a', className, ...rest }: CarouselProps) {
  const words = usePatternWords()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  if (items.length === 0) return null

  const follow = () => {
    const list = track.current
    if (list) setAt(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)))
  }
  const turn = (to: number) => {
    const slide = track.current?.children[to]
    slide?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: motion() })
    setAt(to)
  }
  return (
    <section {...rest} className={classNames('k-carousel', className)} aria-label={words.carousel}>
      <ul
        ref={track}
        className="k-carousel-track"
        onScroll={follow}
        tabIndex={items.length > 1 ? 0 : undefined}
      >
        {items.map((item) => (
          <li key={item.id}>
            <Slide item={item} linkAs={linkAs} />
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <div className="k-carousel-turn">
          <button type="button" disabled={at === 0} onClick={() => turn(at - 1)} aria-label={words.previous}>
            <ChevronLeftIcon size={16} />
          </button>
          <span className="k-carousel-dots" aria-hidden="true">
            {items.map((item, index) => (
              <i key={item.id} data-here={index === at || undefined} />
            ))}
          </span>
          <VisuallyHidden aria-live="polite">{words.carouselPlace(at + 1, items.length)}</VisuallyHidden>
          <button
            type="button"
            disabled={at >= items.length - 1}
            onClick={() => turn(at + 1)}
            aria-label={words.next}
          >
            <ChevronRightIcon size={16} />
          </button>
        </div>
      ) : null}
    </section>
  )
}

function Slide({ item, linkAs }: { item: CarouselItem; linkAs: ElementType }) {
  const [failed, setFailed] = useState(false)
  const [arrived, setArrived] = useState(false)
  const pictured = Boolean(item.image) && !failed
  return (
    <Cloth
      as={item.link ? linkAs : 'div'}
      {...item.link}
      className="k-carousel-slide"
      data-pictured={(pictured && arrived) || undefined}
    >
      <span className="k-carousel-words">
        <span className="k-carousel-title">{item.title}</span>
        {item.text ? <span className="k-carousel-text">{item.text}</span> : null}
      </span>
      {pictured ? (
        <img
          src={item.image ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setArrived(true)}
          onError={() => setFailed(true)}
        />
      ) : null}
    </Cloth>
  )
}

const motion = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
