/** A listener's fault belongs to the application: it surfaces as an uncaught error, and fails nothing of ours. */
export const reportLater = (error: unknown): void =>
  queueMicrotask(() => {
    throw error
  })
