import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorTable } from '@kaadi/contract/errors'
import type { Endpoint } from '@kaadi/contract/http'
import type { CallOptions, Reply } from './call.ts'
import type { FaultService } from './fault-service.ts'

interface Write {
  readonly endpoint: Endpoint
  readonly options: CallOptions
}

/** What clients were told, to be held against what is stored. */
export interface Journal {
  /** Sends a write under a key of its own. Undefined: whether it was done is not known. */
  readonly write: <Data>(endpoint: Endpoint, options: CallOptions) => Promise<Reply<Data> | undefined>
  readonly acknowledged: () => number
  /** Answers of 503 with Retry-After. */
  readonly refused: () => number
  /** Answers that nobody should get: anything but a reply of the contract or a 503 with Retry-After. */
  readonly oddities: () => readonly string[]
  /**
   * Sends again what has no answer yet, under its key, as a client does when the line is back, and then once more: one
   * effect, the same answer. Answers what went wrong, a sentence each.
   */
  readonly settle: (service: FaultService) => Promise<string[]>
}

const settleWithinMs = 15_000
/** Clients who come back after a fault, at the same time. */
const settlers = 16

export function createJournal(service: FaultService): Journal {
  const open = new Set<Write>()
  const oddities: string[] = []
  let acknowledged = 0
  let refused = 0

  const judge = ({ endpoint }: Write, reply: Reply): void => {
    if (reply.status === 503 && reply.headers.has('retry-after')) {
      refused++
      return
    }
    if (reply.status >= 500 || reply.code === undefined)
      oddities.push(`${endpoint.path} answered ${reply.status} ${reply.msg}`)
    if (reply.code === 0) acknowledged++
  }
  const isAnswer = ({ status, code }: Reply): boolean => status < 500 && code !== errorTable.stillRunning.code

  const ask = async (again: FaultService, write: Write): Promise<Reply> => {
    const giveUpAt = Date.now() + settleWithinMs
    for (let last = ''; ; await sleep(100)) {
      const reply = await again.call(write.endpoint, write.options).catch((error: Error) => {
        last = error.message
      })
      if (reply && isAnswer(reply)) return reply
      if (reply) last = `${reply.status} ${reply.msg}`
      if (Date.now() > giveUpAt) throw new Error(last)
    }
  }
  const settleOne = async (again: FaultService, write: Write): Promise<string | undefined> => {
    try {
      const first = await ask(again, write)
      judge(write, first)
      if (first.code !== 0) return undefined
      const second = await ask(again, write)
      if (idOf(second) === idOf(first)) return undefined
      return `${write.endpoint.path} made ${idOf(first)}, and under the same key ${idOf(second) ?? second.msg}`
    } catch (error) {
      return `${write.endpoint.path} has no answer after a fault: ${(error as Error).message}`
    }
  }

  return {
    acknowledged: () => acknowledged,
    refused: () => refused,
    oddities: () => oddities,
    write: async <Data>(endpoint: Endpoint, options: CallOptions) => {
      const write = { endpoint, options: { idempotencyKey: randomUUID(), ...options } }
      open.add(write)
      const reply = await service.call<Data>(endpoint, write.options).catch(() => undefined)
      if (!reply) return undefined
      judge(write, reply)
      if (!isAnswer(reply)) return undefined
      open.delete(write)
      return reply
    },
    settle: async (again) => {
      const writes = [...open]
      open.clear()
      const faults: string[] = []
      const settleNext = async (): Promise<void> => {
        for (let write = writes.pop(); write; write = writes.pop()) {
          const fault = await settleOne(again, write)
          if (fault !== undefined) faults.push(fault)
        }
      }
      await Promise.all(Array.from({ length: settlers }, settleNext))
      return faults
    },
  }
}

/** What a reply is about: the same under the same key, whatever has become of it since. */
const idOf = ({ data }: Reply): string | undefined => {
  const about = data as { id?: string; giftOrderId?: string; order?: { giftOrderId: string } } | null
  return about?.order?.giftOrderId ?? about?.giftOrderId ?? about?.id
}
