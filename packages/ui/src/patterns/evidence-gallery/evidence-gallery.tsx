'use client'

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { useReducedData } from '../../hooks/use-media-query.ts'
import { classNames } from '../../primitives/class-names.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { ChevronLeftIcon } from '../../primitives/icon/generated/chevron-left-icon.ts'
import { ChevronRightIcon } from '../../primitives/icon/generated/chevron-right-icon.ts'
import { ImageIcon } from '../../primitives/icon/generated/image-icon.ts'
import { MaximizeIcon } from '../../primitives/icon/generated/maximize-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface EvidenceItem {
  id: string
  /** What the picture shows, in words: "Balance page of the issuer, ₦0 left". */
  alt: string
  /** Empty where the picture cannot be had without a connection: its words stand alone. */
  src: string
  /** A smaller one for the list. */
  thumb?: string | undefined
  caption?: ReactNode
  /** "2:09 pm" */
  at?: string | undefined
}

export interface EvidenceGalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly EvidenceItem[]
}

/** Pictures that show why a card was refused or corrected. Each opens larger; arrow keys turn to the next. */
export function EvidenceGallery({ items, className, ...rest }: EvidenceGalleryProps) {
  const words = usePatternWords()
  const [open, setOpen] = useState<number | null>(null)
  const shown = open === null ? undefined : items[open]
  const turn = (by: number) => setOpen((at) => (at === null ? at : (at + by + items.length) % items.length))
  return (
    <div {...rest} className={classNames('k-evidence-gallery', className)}>
      <ul>
        {items.map((item, index) => (
          <li key={item.id}>
            <figure>
              <button type="button" aria-label={words.openPicture(item.alt)} onClick={() => setOpen(index)}>
                <Picture src={item.thumb ?? item.src} />
                <span className="k-evidence-gallery-zoom">
                  <MaximizeIcon size={16} />
                </span>
              </button>
              {item.caption || item.at ? (
                <figcaption>
                  {item.caption}
                  {item.at ? <span className="k-evidence-gallery-at">{item.at}</span> : null}
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpen(null)}
        title={shown?.caption ?? shown?.alt ?? ''}
        className="k-evidence-gallery-dialog"
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') turn(1)
          if (event.key === 'ArrowLeft') turn(-1)
        }}
      >
        {shown ? (
          <>
            <img key={shown.id} src={shown.src} alt={shown.alt} />
            {items.length > 1 ? (
              <div className="k-evidence-gallery-turn">
                <IconButton icon={<ChevronLeftIcon />} label={words.previous} onClick={() => turn(-1)} />
                <span aria-live="polite">{words.placeOf((open ?? 0) + 1, items.length)}</span>
                <IconButton icon={<ChevronRightIcon />} label={words.next} onClick={() => turn(1)} />
              </div>
            ) : null}
          </>
        ) : null}
      </Dialog>
    </div>
  )
}

/** Where data is short a picture is loaded only when it is opened. */
function Picture({ src }: { src: string }) {
  const [failed, setFailed] = useState(false)
  const isSpared = useReducedData()
  return failed || isSpared || src === '' ? (
    <ImageIcon />
  ) : (
    <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
  )
}
