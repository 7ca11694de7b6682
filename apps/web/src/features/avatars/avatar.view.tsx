import './avatar.css'
import type { Avatar as OwnAvatar } from '@kaadi/contract/avatars'
import { photoMediaTypes } from '@kaadi/contract/constants'
import { Avatar, Button, ImageUploader, Panel, type UploaderPhoto } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'

export interface AvatarState {
  readonly name: string | undefined
  /** Undefined until it is known. */
  readonly data: OwnAvatar | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** The photo that was chosen, on its way or sent; null where none was, or it was refused. */
  readonly photo: UploaderPhoto | null
  readonly problem: string | null
  readonly isSending: boolean
  readonly isBusy: boolean
  readonly onChoose: (file: File) => void
  readonly onTakeBack: () => void
  readonly onSendAgain: () => void
  /** Undefined until a photo was sent. */
  readonly onUse: (() => void) | undefined
  readonly onRemove: () => void
}

/** The seller's picture, and another one or none in its place. */
export function AvatarView(props: AvatarState) {
  const { name, data, error, onRetry, photo, problem, isSending, isBusy, onUse } = props
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={onRetry} />
    ) : (
      <RowsSkeleton label={t('Loading your picture')} rows={2} />
    )
  return (
    <Panel padding="large">
      <div className="w-avatar">
        <Avatar size="xlarge" name={name ?? ''} {...(data.url && { src: data.url })} />
        {data.url && (
          <Button variant="link" loading={isBusy && !onUse} onClick={props.onRemove}>
            {t('Take the picture away')}
          </Button>
        )}
      </div>
      <ImageUploader
        id="avatar-photo"
        label={data.url ? t('Another picture') : t('Your picture')}
        photos={photo ? [photo] : []}
        slots={[{ id: 'avatar', label: photo ? t('Your picture') : t('Choose a photo') }]}
        max={1}
        hint={t('A photo of you. You see it here, and our support sees it beside your account.')}
        accept={photoMediaTypes.join()}
        error={problem}
        disabled={isBusy}
        onAdd={([file]) => file && props.onChoose(file)}
        onRemove={props.onTakeBack}
        onRetry={props.onSendAgain}
      />
      {(onUse || isSending) && (
        <Button block className="w-avatar-use" loading={isSending || isBusy} onClick={onUse}>
          {t('Use this picture')}
        </Button>
      )}
    </Panel>
  )
}
