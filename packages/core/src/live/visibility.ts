/** Whether anybody looks at the page. */
export interface Visibility {
  isVisible(): boolean
  /** Answers how to stop listening. */
  onChange(listener: () => void): () => void
}

/** The part of a document that tells. */
export interface VisibilityDocument {
  readonly visibilityState: string
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** Visibility of a browser page; outside a browser somebody always looks. */
export const pageVisibility = (
  document: VisibilityDocument | undefined = globalThis.document,
): Visibility => ({
  isVisible: () => document?.visibilityState !== 'hidden',
  onChange: (listener) => {
    document?.addEventListener('visibilitychange', listener)
    return () => document?.removeEventListener('visibilitychange', listener)
  },
})
