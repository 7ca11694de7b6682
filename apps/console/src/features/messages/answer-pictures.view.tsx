import '../../platform/screens/fault.css'
import { photoMediaTypes } from '@kaadi/contract/constants'
import { messagePhotosMax } from '@kaadi/contract/order-messages'
import { Button, Thumb } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { ImageIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useRef } from 'react'
import type { AnswerPictures } from './use-answer-pictures.ts'

/** The pictures of an answer, and the button that adds one. They can be pasted and dropped as well. */
export function AnswerPicturesView({ pictures, problem, add, remove, retry }: AnswerPictures) {
  const input = useRef<HTMLInputElement>(null)
  const room = messagePhotosMax - pictures.length
  const choose = () => input.current?.click()
  useShortcuts({ p: choose }, room > 0)
  return (
    <>
      {pictures.length > 0 && (
        <ul className="k-message-composer-pictures" aria-label={t('Pictures of the answer')}>
          {pictures.map(({ id, src, photo }, at) => (
            <li key={id}>
              <Thumb
                label={t('Picture {number}', { number: at + 1 })}
                src={src}
                photo={photo}
                onRemove={() => remove(id)}
                onRetry={() => retry(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {problem !== undefined && (
        <b className="c-error" role="alert">
          {problem}
        </b>
      )}
      <input
        ref={input}
        type="file"
        accept={photoMediaTypes.join()}
        multiple
        hidden
        aria-label={t('Pictures for the seller')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) add(files)
        }}
      />
      <Button
        size="small"
        variant="secondary"
        icon={<ImageIcon />}
        disabled={room === 0}
        aria-keyshortcuts="p"
        onClick={choose}
      >
        {room === 0
          ? t('{most} pictures are the most', { most: messagePhotosMax })
          : t('Add pictures, paste or drop them')}{' '}
        <KeyMark of={room > 0 ? 'p' : undefined} />
      </Button>
    </>
  )
}
