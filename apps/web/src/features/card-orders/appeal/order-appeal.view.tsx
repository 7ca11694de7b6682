import { type AppealStatus, appealStatus, type OrderAppeal } from '@kaadi/contract/appeals'
import { photoMediaTypes } from '@kaadi/contract/constants'
import { Alert, Button, ImageUploader, Panel, TextArea, Thumb } from '@kaadi/ui'
import { CircleAlertIcon, FlagIcon } from '@kaadi/ui/icons'
import { type Message, msg, t } from '@kaadi/words'
import { useState } from 'react'
import './order-appeal.css'
import '../order-photos.css'
import '../../../platform/screens/stacks.css'
import '../../../platform/screens/words.css'
import { photoLook } from '../../../platform/photos/photo-look.ts'
import { times } from '../../../platform/time/times.ts'
import { LargePhoto, type OpenedPhoto } from '../large-photo.view.tsx'
import { type AppealState, appealPlaces } from './use-appeal.controller.ts'

/** What a seller can say against a refusal, and what became of what they said. */
export function OrderAppealView(props: AppealState) {
  const { order, state, closesAt, isOpen, onOpen } = props
  if (order.appeal) return <MadeAppeal appeal={order.appeal} />
  if (state === 'none') return null
  if (state === 'over')
    return <p className="w-quiet">{t('The 7 days to appeal against this refusal are over.')}</p>
  if (isOpen) return <AppealForm {...props} />
  return (
    <Alert
      tone="plain"
      icon={<FlagIcon />}
      title={t('Is this wrong?')}
      action={
        <Button variant="secondary" onClick={onOpen}>
          {t('Appeal')}
        </Button>
      }
    >
      {t('Another reviewer looks at it within 48 hours. You can appeal until {time}.', {
        time: times.short(new Date(closesAt!).toISOString()),
      })}
    </Alert>
  )
}

const titles: Readonly<Record<AppealStatus, Message>> = {
  0: msg('Your appeal is with us'),
  1: msg('Another reviewer is looking at it'),
  2: msg('Your appeal was right'),
  3: msg('Your appeal was refused'),
}

function MadeAppeal({ appeal }: { readonly appeal: OrderAppeal }) {
  const { status, words, photos, dueTime, answer } = appeal
  const isUpheld = status === appealStatus.upheld
  const isWaiting = answer === null
  return (
    <Panel as="section" className="w-stack-small" padding="large" aria-labelledby="appeal">
      <h2 id="appeal">{t('Your appeal')}</h2>
      <Alert
        tone={isWaiting ? 'wait' : isUpheld ? 'ok' : 'bad'}
        level={3}
        icon={<FlagIcon />}
        title={t(titles[status])}
      >
        {isWaiting ? t('You have our answer by {time}.', { time: times.short(dueTime) }) : answer}
        {status === appealStatus.refused && ` ${t('This decision is final.')}`}
      </Alert>
      <blockquote className="w-order-appeal w-quiet">{words}</blockquote>
      {photos.length > 0 && <AppealPhotos photos={photos} />}
    </Panel>
  )
}

/** What was sent beside it, to be looked at as the photos of the order are. */
function AppealPhotos({ photos }: Pick<OrderAppeal, 'photos'>) {
  const [opened, setOpened] = useState<OpenedPhoto | null>(null)
  return (
    <>
      <div className="w-thumbs">
        {photos.map(({ uploadId, url }, at) => {
          const name = t('Photo {number}', { number: at + 1 })
          return (
            <Thumb
              key={uploadId}
              label={name}
              caption={name}
              // Without an address: known from before, and there is no connection.
              src={url || undefined}
              photo={{ state: 'done' }}
              onOpen={url ? () => setOpened({ uploadId, name }) : undefined}
            />
          )
        })}
      </div>
      <LargePhoto opened={opened} photos={photos} onClose={() => setOpened(null)} />
    </>
  )
}

function AppealForm({ form, shelf, photos, photoFault, isSending, problem, wordsMax, onClose }: AppealState) {
  const shown = [...photos.values()].flatMap((photo) => {
    const look = photoLook(photo)
    return look ? [{ ...look, slot: photo.place }] : []
  })
  return (
    <Panel as="section" padding="large" aria-labelledby="appeal">
      <form {...form.form} className="w-stack-small">
        <h2 id="appeal">{t('Appeal against the refusal')}</h2>
        {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
        <TextArea
          {...form.text('words')}
          label={t('Why is it wrong?')}
          hint={t('Say what you know of the card: where it was bought, and that nobody has used it.')}
          maxLength={wordsMax}
          rows={4}
          required
        />
        <ImageUploader
          id="appeal-photos"
          label={t('Photos that show it')}
          photos={shown}
          slots={appealPlaces.map((id, at) => ({ id, label: t('Photo {number}', { number: at + 1 }) }))}
          max={appealPlaces.length}
          hint={t('A receipt, the card, or what the issuer says. You can leave this out.')}
          accept={photoMediaTypes.join()}
          error={photoFault}
          disabled={isSending}
          onAdd={([file], slot) => {
            const place = appealPlaces.find((one) => one === slot)
            if (file && place) shelf.choose(place, 'receipt', file)
          }}
          onRemove={shelf.remove}
          onRetry={shelf.retry}
        />
        <span className="w-order-appeal-end">
          <Button type="submit" loading={isSending}>
            {t('Send the appeal')}
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={isSending}>
            {t('Not now')}
          </Button>
        </span>
      </form>
    </Panel>
  )
}
