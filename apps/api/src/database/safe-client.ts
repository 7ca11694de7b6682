import { Client, type ClientConfig } from 'pg'

const connected = new Set<SafeClient>()

/**
 * A client whose broken line ends no process: whoever waits for an answer is told by a rejection, and the event that pg
 * raises beside it would be fatal unheard. The only client of the service.
 */
export class SafeClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    this.on('error', () => undefined)
    this.once('connect', () => connected.add(this))
    this.once('end', () => connected.delete(this))
  }
}

/** The server's processes that work for this program. */
export const ownBackends = (): number[] =>
  [...connected].flatMap((client) => (client as { processID?: number | null }).processID ?? [])
