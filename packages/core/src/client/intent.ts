import { isFinalRefusal } from '../errors/index.ts'
import { randomId } from '../storage/index.ts'

/** One thing that a person wants to happen once, however often they tap and however often the network fails. */
export interface Intent {
  /** Key under which the action is sent now. */
  readonly key: string
  /**
   * Sends the action under its key. While one sending is under way a second call joins it. After a final answer (success,
   * or a refusal that no repetition changes) the next call is a new action with a new key; after anything else (no
   * reply, a server fault) it is the same action again.
   */
  run<T>(send: (idempotencyKey: string) => Promise<T>): Promise<T>
  /** Gives the action up and starts a new one, as when the person changes what they want. */
  renew(): void
}

/**
 * Makes an intent. Pass the key of an earlier page to go on with its action.
 *
 * @example
 * const withdrawal = createIntent()
 * await withdrawal.run((idempotencyKey) => client.withdrawals.request({ body, idempotencyKey }))
 */
export const createIntent = (firstKey: string = randomId()): Intent => {
  let key = firstKey
  let running: Promise<unknown> | undefined
  const start = async <T>(send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const used = key
    const renew = () => {
      if (key === used) key = randomId()
    }
    try {
      const answer = await send(used)
      renew()
      return answer
    } catch (error) {
      if (isFinalRefusal(error)) renew()
      throw error
    }
  }
  return {
    get key() {
      return key
    },
    run: <T>(send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
      if (running) return running as Promise<T>
      const sending = start(send).finally(() => {
        if (running === sending) running = undefined
      })
      running = sending
      return sending
    },
    renew: () => {
      key = randomId()
      running = undefined
    },
  }
}
