'use client'

import { type ComponentPropsWithRef, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { FieldError } from '../../primitives/field/field-error.tsx'
import { UploadIcon } from '../../primitives/icon/generated/upload-icon.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { englishUploadWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { type UploadItem, UploadRow } from './upload-row.tsx'

export interface UploadListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onError'> {
  /** "Proof of address" */
  label: ReactNode
  items: readonly UploadItem[]
  /** The ids of what has arrived are posted under this name, one field each. */
  name?: string | undefined
  /** Takes the files that were chosen or dropped. Left out where the list is only read. */
  onAdd?: ((files: File[]) => void) | undefined
  /** Media types that can be chosen, such as `image/*,application/pdf`. */
  accept?: string | undefined
  max?: number | undefined
  /** What can be sent, and how large. */
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  onRemove?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
}

/** Files of any kind on their way: choose or drop them, see each arrive, try again, remove. For photos of a card take `ImageUploader`. */
export function UploadList({
  label,
  items,
  name,
  onAdd,
  accept,
  max = Number.POSITIVE_INFINITY,
  hint,
  error,
  disabled,
  onRemove,
  onRetry,
  className,
  ...rest
}: UploadListProps) {
  const words = usePatternWords().uploads ?? englishUploadWords
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const room = Math.max(0, max - items.length)
  const done = items.filter(({ upload }) => upload.state === 'done')
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, room)
    if (chosen.length > 0) onAdd?.(chosen)
  }
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  const isOpen = onAdd !== undefined && room > 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in old WebViews
    <div
      {...rest}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={error ? `${id}error` : hint ? `${id}hint` : undefined}
      className={classNames('k-upload-list', className)}
    >
      <p id={`${id}label`} className="k-field-label k-small">
        {label}
      </p>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
        <div
          className="k-upload-list-drop"
          data-over={isOver || undefined}
          data-invalid={error ? true : undefined}
          onDragOver={over(true)}
          onDragLeave={over(false)}
          onDrop={(event) => {
            over(false)(event)
            if (!disabled) take(event.dataTransfer.files)
          }}
        >
          <Button
            size="small"
            variant="secondary"
            icon={<UploadIcon />}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {words.choose}
          </Button>
          <span className="k-upload-list-or">{words.drop}</span>
          <input
            ref={input}
            type="file"
            accept={accept}
            multiple={room > 1}
            hidden
            tabIndex={-1}
            aria-label={words.choose}
            onChange={(event) => {
              take(event.target.files)
              // The same file may be chosen again after it was removed.
              event.target.value = ''
            }}
          />
        </div>
      )}
      {error ? (
        <FieldError id={`${id}error`}>{error}</FieldError>
      ) : (
        hint && (
          <p id={`${id}hint`} className="k-field-hint">
            {hint}
          </p>
        )
      )}
      {items.length > 0 && (
        <ul className="k-upload-list-items">
          {items.map((item) => (
            <li key={item.id}>
              <UploadRow
                item={item}
                onRemove={disabled ? undefined : onRemove}
                onRetry={disabled ? undefined : onRetry}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {items.length > 0 ? words.count(done.length, items.length) : ''}
      </VisuallyHidden>
      {name && done.map((item) => <input key={item.id} type="hidden" name={name} value={item.id} />)}
    </div>
  )
}
