import type { ClientEvents } from '../client/index.ts'

/** What is worth counting (specification, section 7). It names what happened and nobody. */
export interface AnalyticsEvent {
  readonly name: 'sign_up' | 'card_submit_trade'
  readonly path: string
}

/** The event of a completed call, by its path: sign-up and card trade submit; undefined for every other one. */
export const analyticsEventFor = (path: string): AnalyticsEvent | undefined => {
  if (path.includes('bizUserInfo/signUp')) return { name: 'sign_up', path }
  if (path.includes('user/card/submitTrade')) return { name: 'card_submit_trade', path }
  return undefined
}

/** The part of a client that tells of completed calls. */
export interface CompletedCalls {
  on(kind: 'completed', listener: (event: ClientEvents['completed']) => void): () => void
}

/** Fires the log for each of them once it succeeded. A log that fails changes nothing. Answers how to stop. */
export const connectAnalytics = (
  client: CompletedCalls,
  log: (event: AnalyticsEvent) => unknown,
): (() => void) =>
  client.on('completed', ({ endpoint }) => {
    const event = analyticsEventFor(endpoint.path)
    if (!event) return
    void Promise.resolve()
      .then(() => log(event))
      .catch(() => {})
  })
