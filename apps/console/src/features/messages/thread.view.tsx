import { t } from '@kaadi/words'
import '@kaadi/ui/css/message-thread.css'
import '../../platform/screens/fault.css'
import './messages.css'
import type { DeskMessage } from '@kaadi/contract/desk-messages'
import {
  Button,
  MessageThread,
  Panel,
  SegmentedControl,
  TextArea,
  TextLink,
  type ThreadMessage,
} from '@kaadi/ui'
import { Kbd, KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { KeyButton } from '../../platform/screens/key-button.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { AnswerPicturesView } from './answer-pictures.view.tsx'
import { MacroForm } from './macro-form.view.tsx'
import type { DeskThread } from './use-thread.controller.ts'

interface ThreadViewProps extends DeskThread {
  readonly shown: NonNullable<DeskThread['detail']['data']>
}

/** What was written about an order, notes among it, and the answer. */
export function ThreadView(props: ThreadViewProps) {
  const { shown, settle, onEarlier } = props
  const { row, records } = shown
  const newest = records[0]
  return (
    <Panel
      as="section"
      className="c-thread"
      aria-label={t('Messages about {number}', { number: row?.tradeNumber ?? '' })}
    >
      {row && (
        <p className="c-thread-head">
          <TextLink as={Link} to={orderPath(row.giftOrderId)}>
            {row.tradeNumber}
          </TextLink>{' '}
          · {row.title} · {row.sellerName}
          {row.waitingSince && newest && (
            <KeyButton
              of="n"
              variant="ghost"
              loading={settle.isRunning}
              onPress={() => void settle.run(newest.messageId)}
            >
              {t('Needs no answer')}
            </KeyButton>
          )}
        </p>
      )}
      <MessageThread
        className="c-thread-messages"
        messages={[...records].reverse().map(toBubble)}
        onEarlier={onEarlier}
      />
      <Answer {...props} />
    </Panel>
  )
}

type What = 'answer' | 'saved' | 'note'

const named = (name: string, of: string) => (
  <>
    {name} <KeyMark of={of} />
  </>
)

/** Own words with pictures, a saved answer, or a note that stays at the desk. */
function Answer({ shown, reply, note, macros, draft }: ThreadViewProps) {
  const [what, setWhat] = useState<What>('answer')
  const { text, setText, pictures } = draft
  const isRunning = reply.isRunning || note.isRunning
  const error = what === 'note' ? note.error : reply.error
  const takesPictures = what === 'answer'
  const canSend =
    text.trim() !== '' ? !takesPictures || pictures.isWhole : takesPictures && draft.hasPicturesAlone
  const send = async () => {
    if (what === 'note') {
      if (await note.run(text)) setText('')
    } else if (await reply.run({ text, photos: pictures.kept.map(({ uploadId }) => uploadId) })) {
      setText('')
      pictures.clear()
    }
  }
  const place = useRef<HTMLElement>(null)
  /** The field is there at once, and has the keyboard. */
  const write = (next: What) => {
    flushSync(() => setWhat(next))
    place.current?.querySelector<HTMLElement>('textarea, select')?.focus()
  }
  useShortcuts({ r: () => write('answer'), s: () => write('saved'), o: () => write('note') })
  const takeFiles = (event: { preventDefault: () => void }, given: DataTransfer) => {
    if (!takesPictures || given.files.length === 0) return
    event.preventDefault()
    pictures.add([...given.files])
  }
  return (
    <section
      ref={place}
      className="c-thread-answer"
      aria-label={t('Write')}
      onPaste={(event) => takeFiles(event, event.clipboardData)}
      // Without it the browser opens what is dropped, in place of the desk.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer)}
    >
      <SegmentedControl
        label={t('What to write')}
        options={[
          { value: 'answer', label: named(t('Answer'), 'r') },
          { value: 'saved', label: named(t('Saved answer'), 's') },
          { value: 'note', label: named(t('Note for the desk'), 'o') },
        ]}
        value={what}
        onValueChange={setWhat}
      />
      {what === 'saved' ? (
        <MacroForm macros={macros} known={shown.known} reply={reply} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (canSend) void send()
          }}
        >
          <TextArea
            label={what === 'note' ? t('Note, never shown to the seller') : t('Answer to the seller')}
            value={text}
            rows={3}
            maxLength={1000}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit()
              // What is written stays; the keys are the page's again.
              if (event.key === 'Escape') event.currentTarget.blur()
            }}
          />
          {takesPictures && <AnswerPicturesView {...pictures} />}
          <Button type="submit" loading={isRunning} disabled={!canSend}>
            {what === 'note' ? t('Keep note') : t('Send answer')} <Kbd aria-hidden>{t('Ctrl Enter')}</Kbd>
          </Button>
        </form>
      )}
      {error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(error)}
        </b>
      )}
    </section>
  )
}

const toBubble = ({ messageId, author, operator, text, photos, createTime }: DeskMessage): ThreadMessage => ({
  id: messageId,
  from: author === 'seller' ? 'them' : author === 'note' ? 'system' : 'me',
  author: author === 'seller' ? t('Seller') : undefined,
  text:
    author === 'note'
      ? t('Note by {name}: {text}', { name: operator ?? '', text: text ?? '' })
      : (text ?? t('This message was erased.')),
  pictures: photos.map(({ uploadId, url }, at) => ({
    id: uploadId,
    src: url,
    label: t('Photo {number}', { number: at + 1 }),
  })),
  at: author === 'desk' ? `${operator ?? ''} · ${deskTime(createTime)}` : deskTime(createTime),
  dateTime: createTime,
})
