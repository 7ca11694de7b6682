import { msg, Sentence, t } from '@kaadi/words'
import './card-evidence.css'
import { Button, Checkbox, TextField, Thumb } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { ImageIcon } from '@kaadi/ui/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { PictureInput } from '../../../platform/forms/picture-input.tsx'
import type { CardReviewProps } from './review-props.ts'
import { emptyDraft, isShownBy } from './verdict-draft.ts'

const photoNames = {
  front: msg('Front photo'),
  back: msg('Back photo'),
  receipt: msg('Receipt'),
  evidence: msg('Picture'),
} as const

/** Keys of the seller's photos, after those of the verdicts. A photo past the last of them is chosen by press or Space. */
const evidenceKeys = [...'56789']

/** What shows the reason: photos of the seller, or a picture of the reviewer's own, each with a note. */
export function CardEvidence(props: CardReviewProps) {
  const { order, card, leaseToken, photosOf, drafts, draft, addEvidence, sayError, toDecision } = props
  const input = useRef<HTMLInputElement>(null)
  // What was added last is written about next.
  const [added, setAdded] = useState<string>()
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({})
  const drafted = drafts[card.cardId] ?? emptyDraft
  const { evidence } = drafted
  const photos = photosOf(card.cardId)
  const own = evidence.filter(({ uploadId }) => !photos.some((photo) => photo.uploadId === uploadId))
  const change = (uploadId: string, note: string | undefined) => {
    const others = evidence.filter((each) => each.uploadId !== uploadId)
    draft(card.cardId, { evidence: note === undefined ? others : [...others, { uploadId, note }] })
  }
  const choose = () => input.current?.click()
  const noteOf = (uploadId: string) => evidence.find((each) => each.uploadId === uploadId)?.note
  const toggle = (uploadId: string) => {
    setAdded(uploadId)
    change(uploadId, noteOf(uploadId) === undefined ? '' : undefined)
  }
  useShortcuts({ p: choose })
  const keyed = evidenceKeys.flatMap((key, at) => {
    const photo = photos[at]
    return photo ? [[key, () => toggle(photo.uploadId)] as const] : []
  })
  useShortcuts(Object.fromEntries(keyed), leaseToken !== undefined)
  const upload = async (file: File) => {
    const stored = await addEvidence.run(file)
    if (!stored) return
    setAdded(stored.uploadId)
    setSeen((all) => ({ ...all, [stored.uploadId]: stored.url }))
    change(stored.uploadId, '')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    toDecision()
  }
  const note = (uploadId: string, label: string) => (
    <TextField
      label={label}
      maxLength={300}
      value={noteOf(uploadId) ?? ''}
      onChange={(event) => change(uploadId, event.currentTarget.value)}
      onKeyDown={press}
      aria-keyshortcuts="Enter"
      autoFocus={uploadId === added}
      required
    />
  )
  return (
    <fieldset className="c-evidence">
      <legend>
        <Sentence
          of="Evidence <part>The seller reads your notes.</part>"
          parts={{ part: <span className="k-small k-quiet" /> }}
        />
      </legend>
      {isShownBy(card, drafted, order.findings) && (
        <p className="k-small">{t('What others said of this card shows it. No other picture is needed.')}</p>
      )}
      <div className="c-evidence-photos">
        {photos.map(({ uploadId, kind }, at) => (
          <div key={uploadId}>
            <Checkbox
              aria-keyshortcuts={evidenceKeys[at]}
              checked={noteOf(uploadId) !== undefined}
              onChange={(event) => change(uploadId, event.currentTarget.checked ? '' : undefined)}
            >
              {t(photoNames[kind])}
            </Checkbox>
            <KeyMark of={evidenceKeys[at]} />
          </div>
        ))}
      </div>
      {photos
        .filter(({ uploadId }) => noteOf(uploadId) !== undefined)
        .map(({ uploadId, kind }) => (
          <div key={uploadId}>{note(uploadId, t('What the {kind} photo shows', { kind }))}</div>
        ))}
      {own.map(({ uploadId }, index) => (
        <div key={uploadId} className="c-evidence-own">
          <Thumb
            label={t('Picture {number}', { number: index + 1 })}
            src={seen[uploadId]}
            photo={{ state: 'done' }}
            onRemove={() => change(uploadId, undefined)}
          />
          {note(uploadId, t('What your picture {index} shows', { index: index + 1 }))}
        </div>
      ))}
      <PictureInput ref={input} onPick={(file) => void upload(file).catch(sayError)} />
      <Button
        size="small"
        variant="ghost"
        icon={<ImageIcon />}
        loading={addEvidence.isRunning}
        aria-keyshortcuts="p"
        onClick={choose}
      >
        {t('Add a picture of yours')} <KeyMark of="p" />
      </Button>
    </fieldset>
  )
}
