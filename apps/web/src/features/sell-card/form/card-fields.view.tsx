import { t } from '@kaadi/words'
import './card-fields.css'
import type { CodeFormat, PhotoKind } from '@kaadi/contract/card-types'
import { photoMediaTypes } from '@kaadi/contract/constants'
import { ImageUploader, TextField, TextLink } from '@kaadi/ui'
import { Link } from '../../../platform/navigation/link.tsx'
import { cardDetailPath } from '../../../platform/navigation/paths.ts'
import { photoLook, photoNames, photoWarning } from '../../../platform/photos/photo-look.ts'
import { PhotoWarning } from '../../../platform/photos/photo-warning.view.tsx'
import { CodeField } from '../codes/code-field.tsx'
import type { RefusedCard } from '../sale/refused-cards.ts'
import { cardPinFault, type Photos, photosFault, placeOf } from './check-sell-form.ts'

export interface CardFieldsProps {
  /** Key of the card on the form and on the shelf. */
  cardKey: string
  /** Heading where there is more than one card. */
  title: string | null
  format: CodeFormat
  needsCode: boolean
  kinds: readonly PhotoKind[]
  photos: Photos
  photoHint: string
  code: string
  cardPin: string
  /** The form was sent once: what is missing is said. */
  asked: boolean
  /** What the service found, at this card or at others. */
  refused?: readonly RefusedCard[]
  disabled: boolean
  /** The card can be sent to wait for a connection, its photos with it. */
  mayWait?: boolean
  onCode: (code: string) => void
  onCardPin: (cardPin: string) => void
  onPhoto: (kind: PhotoKind, file: File) => void
  onRemovePhoto: (place: string) => void
  onRetryPhoto: (place: string) => void
  onOpenPhoto: (place: string) => void
  /** Uses a photo as it is, whatever its warning says. */
  onAcceptPhoto: (place: string) => void
}

/** What comes with one card: its photos, its code and its PIN, as far as this kind of card has them. */
export function CardFields(props: CardFieldsProps) {
  const { cardKey, title, format, needsCode, kinds, photos, asked } = props
  const refusedAt = (id: string) => props.refused?.find((one) => one.id === `${cardKey}-${id}`)
  const twin = refusedAt('code')?.giftOrderId
  const shown = kinds.flatMap((kind) => {
    const photo = photos.get(placeOf(cardKey, kind))
    const look = photo && photoLook(photo)
    return look ? [look] : []
  })
  return (
    <div className="w-sell-card">
      {title && <h2>{title}</h2>}
      {kinds.length > 0 && (
        <div>
          <ImageUploader
            id={`${cardKey}-photos`}
            label={
              kinds.length === 1 && kinds[0] === 'receipt'
                ? t('Photo of the receipt')
                : t('Photos of the card')
            }
            photos={shown}
            slots={kinds.map((kind) => ({ id: kind, label: t(photoNames[kind]) }))}
            max={kinds.length}
            hint={shown.length < kinds.length ? props.photoHint : undefined}
            accept={photoMediaTypes.join()}
            error={
              photosFault(cardKey, kinds, photos, asked, props.mayWait) ??
              refusedAt('photos')?.message ??
              null
            }
            disabled={props.disabled}
            onAdd={([file], slot) => {
              const kind = kinds.find((one) => one === slot)
              if (file && kind) props.onPhoto(kind, file)
            }}
            onRemove={props.onRemovePhoto}
            onRetry={props.onRetryPhoto}
            onOpen={props.onOpenPhoto}
          />
          <Warnings {...props} />
        </div>
      )}
      {needsCode && (
        <CodeField
          id={`${cardKey}-code`}
          label={t('Card code')}
          format={format}
          value={props.code}
          onValueChange={props.onCode}
          asked={asked}
          refusal={refusedAt('code')?.message}
        />
      )}
      {twin !== undefined && (
        <TextLink as={Link} to={cardDetailPath(twin)}>
          {t('Open that trade')}
        </TextLink>
      )}
      {needsCode && format.cardPin && (
        <TextField
          id={`${cardKey}-pin`}
          label={t('Card PIN')}
          code
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          value={props.cardPin}
          onChange={(event) => props.onCardPin(event.currentTarget.value)}
          error={(asked ? cardPinFault(format, needsCode, props.cardPin) : null) ?? refusedAt('pin')?.message}
          hint={t('The PIN printed beside the code.')}
        />
      )}
    </div>
  )
}

/** What photos look like to this phone: said where it appears, and in nobody's way. */
function Warnings({ cardKey, kinds, photos, disabled, onPhoto, onAcceptPhoto }: CardFieldsProps) {
  return (
    <div role="status" className="w-photo-warnings">
      {kinds.map((kind) => {
        const place = placeOf(cardKey, kind)
        const words = photoWarning(photos.get(place))
        if (words === null || disabled) return null
        return (
          <PhotoWarning
            key={kind}
            words={words}
            name={kinds.length > 1 ? t(photoNames[kind]) : undefined}
            onReplace={(file) => onPhoto(kind, file)}
            onAccept={() => onAcceptPhoto(place)}
          />
        )
      })}
    </div>
  )
}
