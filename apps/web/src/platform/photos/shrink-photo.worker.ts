import { findPhotoFaults } from '@kaadi/core/photos'
import type { Cut } from './cut.ts'
import { drawPhoto, type ShrunkPhoto, type Turns } from './draw-photo.ts'

export interface ShrinkRequest {
  readonly id: number
  readonly file: Blob
  readonly turns: Turns
  readonly cut: Cut
}

export type ShrinkReply =
  | { readonly id: number; readonly photo: ShrunkPhoto }
  | { readonly id: number; readonly failure: string }

self.addEventListener('message', async (event: MessageEvent<ShrinkRequest>) => {
  const { id, file, turns, cut } = event.data
  const reply: ShrinkReply = await drawPhoto(file, turns, cut, findPhotoFaults).then(
    (photo) => ({ id, photo }),
    (error: unknown) => ({ id, failure: String(error) }),
  )
  self.postMessage(reply)
})
