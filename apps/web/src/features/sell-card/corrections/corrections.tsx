import type { CardOrder, OrderCard, ResubmitRequest } from '@kaadi/contract/card-orders'
import { type CodeFormat, normaliseCardCode } from '@kaadi/contract/card-types'
import { useOnline } from '@kaadi/react'
import { t } from '@kaadi/words'
import { type ReactNode, useEffect, useState } from 'react'
import { useUnloadWarning } from '../../../platform/navigation/use-unload-warning.ts'
import { earlierPhotos } from '../../../platform/photos/kept-photos.ts'
import { isOnItsWay, photoNames, photoWarning } from '../../../platform/photos/photo-look.ts'
import { PhotoSheet } from '../../../platform/photos/photo-sheet.view.tsx'
import { usePhotoShelf } from '../../../platform/photos/use-photo-shelf.ts'
import { describeCodeVerdict, judgeCardCode } from '../codes/judge-card-code.ts'
import { lostPhotos } from '../draft/take-up-draft.ts'
import { type Photos, placeOf } from '../form/check-sell-form.ts'
import { sentPhotos } from '../form/trade-of.ts'
import { type CorrectionEntry, CorrectionsView } from './corrections.view.tsx'
import { deskNotes } from './desk-notes.ts'
import { type KeptCorrection, useKeptCorrection } from './use-correction-draft.ts'
import { type WantedFix, wantedFix } from './wanted-fix.ts'

export interface CorrectionsProps {
  open: boolean
  /** What was taken again on an earlier visit, and how long it is kept. */
  kept: Omit<KeptCorrection, 'isOpen'>
  title: string
  verb: string
  /** The cards that need something. */
  cards: readonly OrderCard[]
  /** What the desk showed of them: it names the photos to take again. */
  evidence: CardOrder['evidence']
  /** Time that is left, in sight while the card is corrected. */
  clock: ReactNode
  format: CodeFormat
  /** The order has more cards than one. */
  several: boolean
  sending: boolean
  unanswered: boolean
  refusal: string | null
  /** The photo that the service no longer has. */
  lostPhoto: string | undefined
  onSend: (cards: ResubmitRequest['cards']) => void
  onRetry: () => void
  onClose: () => void
}

const problemOf = (
  card: OrderCard,
  fix: WantedFix,
  code: string,
  format: CodeFormat,
  photos: Photos,
): string | null => {
  const places = fix.kinds.map((kind) => photos.get(placeOf(card.cardId, kind)))
  if (places.some(isOnItsWay)) return t('Wait a moment: a photo is still on its way.')
  const hasPhoto = sentPhotos(card.cardId, fix.kinds, photos).length > 0
  if (fix.code && code !== '') return describeCodeVerdict(judgeCardCode(format, code), format)
  if (hasPhoto) return null
  return fix.code ? t('Add a new photo or enter the code again.') : t('Add the new photo.')
}

/** Collects what the desk asks for: photos are sent as they are taken, codes stay in memory until they are sent. */
export function Corrections(props: CorrectionsProps) {
  const { cards, format, kept, unanswered, lostPhoto, onSend, onRetry } = props
  const online = useOnline()
  const [shelf, photos] = usePhotoShelf(undefined, kept.draft ? earlierPhotos(kept.draft) : [])
  useKeptCorrection({ ...kept, isOpen: props.open }, photos)
  useEffect(() => {
    if (lostPhoto) shelf.lose(lostPhoto)
  }, [shelf, lostPhoto])
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({})
  const isCodeTyped = Object.values(codes).some((code) => code !== '')
  useUnloadWarning(!kept.isOver && (isCodeTyped || [...photos.values()].some(isOnItsWay)))
  const [asked, setAsked] = useState(false)
  const [large, setLarge] = useState<{ place: string; name: string } | null>(null)
  const entries = cards.map((card): CorrectionEntry => {
    const code = codes[card.cardId] ?? ''
    const fix = wantedFix(card, props.evidence)
    return {
      card,
      code,
      fix,
      notes: deskNotes(card, props.evidence, fix.kinds),
      problem: problemOf(card, fix, code, format, photos),
    }
  })
  const send = () => {
    setAsked(true)
    if (unanswered) return onRetry()
    if (entries.some((entry) => entry.problem !== null)) return undefined
    return onSend(
      entries.map(({ card, code, fix }) => ({
        cardId: card.cardId,
        ...(code !== '' && { code: normaliseCardCode(code) }),
        photos: sentPhotos(card.cardId, fix.kinds, photos),
      })),
    )
  }
  return (
    <>
      <CorrectionsView
        {...props}
        entries={entries}
        photos={photos}
        lost={kept.draft ? lostPhotos(kept.draft, photos) : []}
        asked={asked}
        online={online}
        onCode={(cardId, code) => setCodes((before) => ({ ...before, [cardId]: code }))}
        onPhoto={shelf.choose}
        onRemovePhoto={shelf.remove}
        onRetryPhoto={shelf.retry}
        onAcceptPhoto={shelf.accept}
        onOpenPhoto={(place) => {
          const photo = photos.get(place)
          if (photo) setLarge({ place, name: t(photoNames[photo.kind]) })
        }}
        onSend={send}
      />
      <PhotoSheet
        name={large?.name ?? null}
        src={large ? photos.get(large.place)?.preview : undefined}
        warning={large && photoWarning(photos.get(large.place))}
        onAccept={() => large && shelf.accept(large.place)}
        onTurn={large && photos.get(large.place)?.canTurn ? () => shelf.turn(large.place) : undefined}
        onCrop={large && photos.get(large.place)?.canTurn ? (cut) => shelf.crop(large.place, cut) : undefined}
        onReplace={(file) => {
          const photo = large && photos.get(large.place)
          if (photo) shelf.choose(large.place, photo.kind, file)
        }}
        onRemove={() => {
          if (large) shelf.remove(large.place)
          setLarge(null)
        }}
        onClose={() => setLarge(null)}
      />
    </>
  )
}
