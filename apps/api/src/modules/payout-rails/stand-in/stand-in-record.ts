import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { TransferPlan } from './stand-in-behaviour.ts'

export interface StandInRecipient {
  readonly id: number
  readonly code: string
  readonly type: string
  readonly name: string
  readonly accountNumber: string
  readonly bankCode: string
  readonly currency: string
}

export interface StandInTransfer {
  readonly id: number
  readonly reference: string
  readonly transferCode: string
  readonly amount: number
  readonly fee: number
  readonly currency: string
  readonly reason: string
  readonly recipientCode: string
  readonly createdAtMs: number
  readonly plan: TransferPlan
  readonly status: string
  readonly endedAtMs: number | null
}

export interface StandInLedgerLine {
  readonly id: number
  readonly currency: string
  readonly difference: number
  readonly balance: number
  readonly reason: string
  readonly timeMs: number
}

export interface StandInCallback {
  readonly id: number
  readonly reference: string
  readonly event: string
  readonly dueAtMs: number
  readonly tries: number
  readonly isDelivered: boolean
  readonly spoiled: 'signature' | 'amount' | null
}

interface Stored {
  recipient: StandInRecipient
  transfer: StandInTransfer
  line: StandInLedgerLine
  callback: StandInCallback
}
type Kind = keyof Stored
type Line = { [K in Kind]: { readonly kind: K; readonly row: Stored[K] } }[Kind]

/** What is true at the provider. In a file each change is a line of JSON that is written before anybody is answered. */
export interface StandInRecord {
  readonly recipients: ReadonlyMap<number, StandInRecipient>
  readonly transfers: ReadonlyMap<number, StandInTransfer>
  readonly lines: ReadonlyMap<number, StandInLedgerLine>
  readonly callbacks: ReadonlyMap<number, StandInCallback>
  readonly keep: <K extends Kind>(kind: K, row: Stored[K]) => void
  readonly nextId: () => number
}

export function openRecord(file?: string): StandInRecord {
  const maps = {
    recipient: new Map<number, StandInRecipient>(),
    transfer: new Map<number, StandInTransfer>(),
    line: new Map<number, StandInLedgerLine>(),
    callback: new Map<number, StandInCallback>(),
  }
  let lastId = 1_000
  const take = ({ kind, row }: Line) => {
    const map: Map<number, typeof row> = maps[kind]
    map.set(row.id, row)
    lastId = Math.max(lastId, row.id)
  }
  // A line that was cut off by a crash was told to nobody.
  if (file && existsSync(file))
    for (const text of readFileSync(file, 'utf8').split('\n').slice(0, -1)) take(JSON.parse(text) as Line)
  return {
    recipients: maps.recipient,
    transfers: maps.transfer,
    lines: maps.line,
    callbacks: maps.callback,
    keep: (kind, row) => {
      const line = { kind, row } as Line
      if (file) appendFileSync(file, `${JSON.stringify(line)}\n`, { flush: true })
      take(line)
    },
    nextId: () => lastId + 1,
  }
}
