'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { useInSight } from '../../hooks/use-in-sight.ts'
import { classNames } from '../../primitives/class-names.ts'
import { CameraIcon } from '../../primitives/icon/generated/camera-icon.ts'
import { CircleAlertIcon } from '../../primitives/icon/generated/circle-alert-icon.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { englishPhotoWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { type PhotoState, Thumb } from './thumb.tsx'

export interface UploaderPhoto {
  id: string
  src?: string | undefined
  /** The slot it fills, when there are slots. */
  slot?: string | undefined
  photo: PhotoState
}

export interface PhotoSlot {
  id: string
  /** "Front", "Back with the code", "Receipt" */
  label: string
}

export interface ImageUploaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** "Photos of the card" */
  label: ReactNode
  photos: readonly UploaderPhoto[]
  /** Named places to fill; without them there is one "Add" after the photos. */
  slots?: readonly PhotoSlot[] | undefined
  max?: number | undefined
  /** What a good photo shows. */
  hint?: ReactNode
  error?: ReactNode
  /** Media types that can be chosen, such as `image/jpeg,image/png`; every picture when left out. */
  accept?: string | undefined
  /** The camera is opened, or the phone is asking for permission. */
  choosing?: boolean | undefined
  /** The phone refused camera and photos: says how to allow it. */
  refused?: boolean | undefined
  disabled?: boolean | undefined
  /** The files chosen, never more than there is room for; `slot` when they are for one. */
  onAdd: (files: File[], slot?: string) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  onOpen?: ((id: string) => void) | undefined
}

/** Photos of a card, at most six: add from camera or gallery, see each on its way, retry and remove. */
export function ImageUploader({
  label,
  photos,
  slots,
  max = 6,
  hint,
  error,
  accept = 'image/*',
  choosing = false,
  refused = false,
  disabled = false,
  onAdd,
  onRemove,
  onRetry,
  onOpen,
  className,
  ...rest
}: ImageUploaderProps) {
  const words = usePatternWords().photos ?? englishPhotoWords
  const id = useId()
  const errorRef = useInSight<HTMLParagraphElement>(refused || error)
  const room = Math.max(0, max - photos.length)
  const draw = (item: UploaderPhoto, name: string, caption?: string) => (
    <li key={item.id}>
      <Thumb
        label={name}
        caption={caption}
        src={item.src}
        photo={item.photo}
        onRemove={disabled ? undefined : () => onRemove(item.id)}
        onRetry={() => onRetry(item.id)}
        onOpen={onOpen && (() => onOpen(item.id))}
      />
    </li>
  )
  const loose = slots ? photos.filter((item) => !slots.some((slot) => slot.id === item.slot)) : photos
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in old WebViews
    <div
      {...rest}
      className={classNames('k-image-uploader', className)}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={error || refused ? `${id}error` : hint ? `${id}hint` : undefined}
    >
      <p className="k-image-uploader-label" id={`${id}label`}>
        {label} <span className="k-image-uploader-count">{words.count(photos.length, max)}</span>
      </p>
      <ul className="k-image-uploader-thumbs">
        {slots?.map((slot) => {
          const item = photos.find((photo) => photo.slot === slot.id)
          return item ? (
            draw(item, slot.label, slot.label)
          ) : (
            <li key={slot.id}>
              <AddTile
                label={slot.label}
                name={words.addNamed(slot.label)}
                room={1}
                disabled={disabled || refused || room === 0}
                accept={accept}
                choosing={choosing}
                onAdd={(files) => onAdd(files, slot.id)}
              />
            </li>
          )
        })}
        {loose.map((item, index) => draw(item, words.photo(index + 1)))}
        {!slots && room > 0 ? (
          <li>
            <AddTile
              label={choosing ? words.choosing : words.add}
              name={choosing ? words.choosing : words.addPhotos}
              room={room}
              disabled={disabled || refused}
              accept={accept}
              choosing={choosing}
              onAdd={(files) => onAdd(files)}
            />
          </li>
        ) : null}
      </ul>
      <VisuallyHidden role="status">{words.count(photos.length, max)}</VisuallyHidden>
      {error || refused ? (
        <p ref={errorRef} className="k-image-uploader-error" id={`${id}error`}>
          <CircleAlertIcon size={16} />
          <span>{refused ? words.refused : error}</span>
        </p>
      ) : hint ? (
        <p className="k-image-uploader-hint" id={`${id}hint`}>
          {room === 0 && max > 1 ? words.full(max) : hint}
        </p>
      ) : null}
    </div>
  )
}

interface AddTileProps {
  label: string
  name: string
  room: number
  disabled: boolean
  accept: string
  choosing: boolean
  onAdd: (files: File[]) => void
}

function AddTile({ label, name, room, disabled, accept, choosing, onAdd }: AddTileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="k-image-uploader-add"
        aria-label={name}
        aria-busy={choosing || undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <CameraIcon />
        <span aria-hidden="true">{label}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={room > 1}
        hidden
        tabIndex={-1}
        aria-label={name}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].slice(0, room)
          // The same file may be chosen again after it was removed.
          event.target.value = ''
          if (files.length > 0) onAdd(files)
        }}
      />
    </>
  )
}
