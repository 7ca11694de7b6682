'use client'

import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { CircleAlertIcon } from '../../primitives/icon/generated/circle-alert-icon.ts'
import { FileTextIcon } from '../../primitives/icon/generated/file-text-icon.ts'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx'
import { englishUploadWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export type UploadState =
  | { state: 'waiting' }
  /** 0 to 100; null while nobody knows. */
  | { state: 'uploading'; percent: number | null }
  | { state: 'failed'; reason?: string | undefined }
  | { state: 'done' }

export interface UploadItem {
  id: string
  /** As the file is called. */
  name: string
  bytes?: number | undefined
  /** Address of a small picture of it, where it is one. */
  src?: string | undefined
  upload: UploadState
}

export interface UploadRowProps {
  item: UploadItem
  onRemove?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
}

/** One file: what it is, how far it has come, what can be done. */
export function UploadRow({ item, onRemove, onRetry }: UploadRowProps) {
  const words = usePatternWords().uploads ?? englishUploadWords
  const { id, name, bytes, src, upload } = item
  const says =
    upload.state === 'failed' && upload.reason
      ? upload.reason
      : upload.state === 'uploading' && upload.percent !== null
        ? `${upload.percent}%`
        : words.states[upload.state]
  return (
    <div className="k-upload" data-state={upload.state}>
      <span className="k-upload-picture" aria-hidden>
        {src ? <img src={src} alt="" decoding="async" /> : <FileTextIcon />}
      </span>
      <div className="k-upload-words">
        <p className="k-upload-name">
          <bdi>{name}</bdi>
        </p>
        <p className="k-upload-state">
          {upload.state === 'done' && <CheckIcon size={14} />}
          {upload.state === 'failed' && <CircleAlertIcon size={14} />}
          <span>
            {bytes !== undefined && upload.state !== 'failed' && (
              <>
                <bdi>{words.size(bytes)}</bdi> ·{' '}
              </>
            )}
            <bdi>{says}</bdi>
          </span>
        </p>
        {upload.state === 'uploading' && (
          <ProgressBar label={name} value={upload.percent === null ? null : upload.percent / 100} />
        )}
      </div>
      <span className="k-upload-actions">
        {upload.state === 'failed' && onRetry && (
          <IconButton icon={<RefreshCwIcon />} label={words.retry(name)} onClick={() => onRetry(id)} />
        )}
        {onRemove && <IconButton icon={<XIcon />} label={words.remove(name)} onClick={() => onRemove(id)} />}
      </span>
    </div>
  )
}
