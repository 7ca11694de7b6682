import type { Endpoint } from '@kaadi/contract/http'
import type { ApiError, ClientError } from '../errors/index.ts'
import { reportLater } from '../errors/report-later.ts'

/** A message for the person, shown in red for three seconds (specification, sections 8 and 9). */
export interface Notice {
  readonly tone: 'red'
  readonly message: string
  readonly durationMs: number
  readonly error: ClientError
}

/** What a client tells its application. */
export interface ClientEvents {
  /** A call failed and the person should know. */
  notice: Notice
  /** The service no longer knows the token that was sent. `token` is the one that died. */
  unauthenticated: { readonly token: string | undefined }
  /** The service is closed for a while (423), until the instant that it tells, if it knows one. */
  closed: { readonly reopensTime: string | null }
  /** The service refused a call, a quiet one too. Whoever keeps what the refusal shows to be old reads it again. */
  refused: { readonly endpoint: Endpoint; readonly error: ApiError }
  /** A call succeeded. Analytics listens here. */
  completed: { readonly endpoint: Endpoint; readonly data: unknown }
  /** How many calls are under way; back to 0 whatever way they end. */
  pending: number
}

/**
 * Listens to one kind of event. Answers how to stop. What a listener throws fails no call and keeps no other listener from
 * hearing: it surfaces as an uncaught error (`window.onerror`; in Node `uncaughtException`, which ends the process).
 */
export type Listen = <K extends keyof ClientEvents>(
  kind: K,
  listener: (event: ClientEvents[K]) => void,
) => () => void

export interface Emitter {
  readonly on: Listen
  emit<K extends keyof ClientEvents>(kind: K, event: ClientEvents[K]): void
}

/** Listeners by kind. One that throws does not keep the others from hearing, and its error is reported. */
export const createEmitter = (): Emitter => {
  const listening = new Set<{ readonly kind: string; readonly listener: (event: never) => void }>()
  return {
    on: (kind, listener) => {
      // An entry of its own, so that the same function may listen twice and stop once.
      const entry = { kind, listener }
      listening.add(entry)
      return () => listening.delete(entry)
    },
    emit: (kind, event) => {
      for (const entry of [...listening]) {
        if (entry.kind !== kind) continue
        try {
          entry.listener(event as never)
        } catch (error) {
          reportLater(error)
        }
      }
    },
  }
}
