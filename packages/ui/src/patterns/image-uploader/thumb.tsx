'use client'

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { ImageIcon } from '../../primitives/icon/generated/image-icon.ts'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { WifiOffIcon } from '../../primitives/icon/generated/wifi-off-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { englishPhotoWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

/** What a photo goes through. `waiting` goes by itself when there is a connection; `retake` has arrived and can't be used, with the reason. */
export type PhotoState =
  | { state: 'shrinking' }
  | { state: 'uploading'; percent: number }
  | { state: 'waiting' }
  | { state: 'failed' }
  | { state: 'done' }
  | { state: 'retake'; reason?: string | undefined }

export interface ThumbProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** "Photo 2" or the name of its slot: "Front". Buttons and progress are named after it. */
  label: string
  /** Shown under the picture when photos have slots. */
  caption?: string | undefined
  /** Address of a preview; without it a quiet ground is drawn. */
  src?: string | undefined
  photo: PhotoState
  onRemove?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** Opens the photo larger, or the camera again for one that needs retaking. */
  onOpen?: (() => void) | undefined
}

/** One photo of a card, in whatever state it is. */
export function Thumb({
  label,
  caption,
  src,
  photo,
  onRemove,
  onRetry,
  onOpen,
  className,
  ...rest
}: ThumbProps) {
  const words = usePatternWords().photos ?? englishPhotoWords
  const loading = photo.state === 'shrinking' || photo.state === 'uploading'
  const isWaiting = photo.state === 'waiting'
  const canRetry = isWaiting || photo.state === 'failed'
  const picture = src ? <img src={src} alt="" decoding="async" /> : <ImageIcon />
  return (
    <div {...rest} className={classNames('k-thumb', className)} data-state={photo.state}>
      <div className="k-thumb-frame">
        {onOpen ? (
          <button
            type="button"
            className="k-thumb-picture"
            aria-label={photo.state === 'retake' ? words.retakeNamed(label) : words.open(label)}
            onClick={onOpen}
          >
            {picture}
          </button>
        ) : (
          <span className="k-thumb-picture" role="img" aria-label={label}>
            {picture}
          </span>
        )}
        {loading || canRetry ? <span className="k-thumb-veil" /> : null}
        {photo.state === 'shrinking' ? (
          <Spinner className="k-thumb-spinner" label={words.shrinking(label)} />
        ) : null}
        {photo.state === 'uploading' ? (
          <span
            className="k-thumb-bar"
            role="progressbar"
            aria-label={words.sending(label)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={photo.percent}
          >
            <i style={{ inlineSize: `${photo.percent}%` }} />
          </span>
        ) : null}
        {canRetry ? (
          <button
            type="button"
            className="k-thumb-retry"
            aria-label={isWaiting ? words.waitingNamed(label) : words.retryNamed(label)}
            onClick={onRetry}
          >
            {isWaiting ? <WifiOffIcon /> : <RefreshCwIcon />}
            <span aria-hidden="true">{isWaiting ? words.waiting : words.retry}</span>
          </button>
        ) : null}
        {photo.state === 'retake' ? (
          <span className="k-thumb-flag" aria-hidden={onOpen ? true : undefined}>
            {words.retake}
          </span>
        ) : null}
        {onRemove && photo.state !== 'retake' ? (
          <button
            type="button"
            className="k-thumb-remove"
            aria-label={words.remove(label)}
            onClick={onRemove}
          >
            <XIcon size={16} />
          </button>
        ) : null}
      </div>
      {caption ? <span className="k-thumb-caption">{caption}</span> : null}
      {photo.state === 'retake' && photo.reason ? (
        <span className="k-thumb-reason">{photo.reason}</span>
      ) : null}
    </div>
  )
}
