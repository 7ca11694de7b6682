import type { Toaster } from '@kaadi/ui'

export interface Shared {
  readonly title: string
  readonly text?: string
  readonly url?: string
}

/** What is said where there is no sheet to share by. */
export interface ShareWords {
  readonly copied: string
  readonly refused: string
}

/** By the phone's own sheet. Without one, or where it fails, it is copied; a sheet that was closed is an answer. */
export const share = async (shared: Shared, toaster: Toaster, words: ShareWords): Promise<void> => {
  const isShared = await navigator.share?.(shared).then(
    () => true,
    (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError',
  )
  if (isShared) return
  const isCopied = await navigator.clipboard.writeText(shared.url ?? shared.text ?? '').then(
    () => true,
    () => false,
  )
  toaster.show(isCopied ? { text: words.copied, tone: 'ok' } : { text: words.refused, tone: 'bad' })
}
