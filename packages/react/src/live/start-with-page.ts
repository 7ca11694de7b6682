/** A connection that comes back by itself, such as `createEventStream` of `@kaadi/core/live`. */
export interface Connection {
  readonly start: () => void
  readonly stop: () => void
  /** The network is back: it does not wait for its next try. */
  readonly retryNow: () => void
}

/** Starts a connection that tries again at once when the browser is back online. Answers how to stop. */
export const startWithPage = (connection: Connection): (() => void) => {
  const retry = () => connection.retryNow()
  connection.start()
  window.addEventListener('online', retry)
  return () => {
    window.removeEventListener('online', retry)
    connection.stop()
  }
}
