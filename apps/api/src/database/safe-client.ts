import { Client, type ClientConfig } from 'pg'

const connected = new Set<SafeClient>()

/** A server that is frozen says no goodbye. */
const goodbyeWithinMs = 2_000

/**
 * A client whose broken line ends no process: whoever waits for an answer is told by a rejection, and the event that pg
 * raises beside it would be fatal unheard. Whoever ends it waits for no server that is frozen. The only client of the service.
 */
export class SafeClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    this.on('error', () => undefined)
    this.once('connect', () => connected.add(this))
    this.once('end', () => connected.delete(this))
  }

  override end(): Promise<void>
  override end(ended: (error: Error) => void): void
  override end(ended?: (error: Error) => void): Promise<void> | undefined {
    const { stream } = (this as unknown as { connection: { stream: { destroy: () => void } } }).connection
    const cut = setTimeout(() => stream.destroy(), goodbyeWithinMs)
    this.once('end', () => clearTimeout(cut))
    if (!ended) return super.end()
    super.end(ended)
    return undefined
  }
}

/** The server's processes that work for this program. */
export const ownBackends = (): number[] =>
  [...connected].flatMap((client) => (client as { processID?: number | null }).processID ?? [])
