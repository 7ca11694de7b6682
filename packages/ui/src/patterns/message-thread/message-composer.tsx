'use client'

import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { useValue } from '../../hooks/use-value.ts'
import { classNames } from '../../primitives/class-names.ts'
import { FieldBox } from '../../primitives/field/field.tsx'
import { FieldError } from '../../primitives/field/field-error.tsx'
import { ImageIcon } from '../../primitives/icon/generated/image-icon.ts'
import { SendIcon } from '../../primitives/icon/generated/send-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { UploaderPhoto } from '../image-uploader/image-uploader.tsx'
import { Thumb } from '../image-uploader/thumb.tsx'
import { englishMessageWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface MessageComposerProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'defaultValue' | 'name'> {
  /** What is written, where the app keeps it: a draft outlives the screen then. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /**
   * Takes the text, and the pictures that have arrived. The field is emptied at once: what fails stays in the thread, to
   * be sent again.
   */
  onSend: (text: string) => void
  /** Name of the text in the form's data. */
  name?: string | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  pictures?: readonly UploaderPhoto[] | undefined
  maxPictures?: number | undefined
  /** Left out where pictures cannot be sent. */
  onAddPictures?: ((files: File[]) => void) | undefined
  onRemovePicture?: ((id: string) => void) | undefined
  onRetryPicture?: ((id: string) => void) | undefined
  loading?: boolean | undefined
  error?: ReactNode
  /** Why nothing can be written any more; stands in place of the field. */
  closed?: ReactNode
}

/** Writes a message, with pictures. On a computer Enter sends and Shift Enter begins a line; a phone has its button. */
export function MessageComposer({
  value,
  defaultValue = '',
  onValueChange,
  onSend,
  name = 'message',
  placeholder,
  maxLength = 1000,
  pictures = [],
  maxPictures = 4,
  onAddPictures,
  onRemovePicture,
  onRetryPicture,
  loading,
  error,
  closed,
  className,
  onReset,
  ...rest
}: MessageComposerProps) {
  const words = usePatternWords().messages ?? englishMessageWords
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const [text, write] = useValue(value, defaultValue, onValueChange)
  const room = Math.max(0, maxPictures - pictures.length)
  // Told as long as the message has no room for another.
  const [wasCut, setCut] = useState(false)
  const problem = error ?? (wasCut && room === 0 ? words.picturesLeftOut(maxPictures) : undefined)
  const isWhole = pictures.every(({ photo }) => photo.state === 'done')
  const canSend = !loading && isWhole && (text.trim() !== '' || pictures.length > 0)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!canSend) return
    onSend(text.trim())
    write('')
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return
    if (!(event.ctrlKey || event.metaKey || matchMedia('(pointer: fine)').matches)) return
    send(event)
  }
  if (closed) return <p className={classNames('k-message-composer-closed', className)}>{closed}</p>
  return (
    <form
      {...rest}
      className={classNames('k-message-composer', className)}
      onSubmit={send}
      onReset={(event) => {
        onReset?.(event)
        write(defaultValue)
      }}
    >
      {pictures.length > 0 && (
        <ul className="k-message-composer-pictures">
          {pictures.map((item, index) => (
            <li key={item.id}>
              <Thumb
                label={words.picture(index + 1)}
                src={item.src}
                photo={item.photo}
                onRemove={onRemovePicture && (() => onRemovePicture(item.id))}
                onRetry={onRetryPicture && (() => onRetryPicture(item.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="k-message-composer-line" data-invalid={problem ? true : undefined}>
        {onAddPictures && (
          <>
            <IconButton
              icon={<ImageIcon />}
              label={words.addPictures}
              disabled={room === 0}
              onClick={() => files.current?.click()}
            />
            <input
              ref={files}
              type="file"
              accept="image/*"
              multiple={room > 1}
              hidden
              tabIndex={-1}
              aria-label={words.addPictures}
              onChange={(event) => {
                const given = [...(event.target.files ?? [])]
                const chosen = given.slice(0, room)
                setCut(given.length > room)
                // The same file may be chosen again after it was removed.
                event.target.value = ''
                if (chosen.length > 0) onAddPictures(chosen)
              }}
            />
          </>
        )}
        <FieldBox>
          <textarea
            className="k-text-area"
            rows={1}
            // As what is written reads; while nothing is, the placeholder reads as the page does.
            dir={text ? 'auto' : undefined}
            name={name}
            maxLength={maxLength}
            aria-label={words.write}
            aria-describedby={problem ? `${id}error` : undefined}
            aria-invalid={problem ? true : undefined}
            placeholder={placeholder ?? words.write}
            enterKeyHint="send"
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={press}
          />
        </FieldBox>
        <IconButton
          type="submit"
          icon={<SendIcon />}
          label={words.send}
          aria-disabled={!canSend || undefined}
          aria-busy={loading || undefined}
          className="k-message-composer-send"
        />
      </div>
      {problem && (
        <FieldError id={`${id}error`} role="alert">
          {problem}
        </FieldError>
      )}
    </form>
  )
}
