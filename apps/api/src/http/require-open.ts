import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'

/** What is known of a switch that is closed. */
export interface Closed {
  /** When those who closed it expect it to open again; null where that is not known, or over. */
  readonly reopensAt: Date | null
}

/** How the switch of the whole service stands, known to every call without asking the database. */
export interface SwitchBoard {
  /** The closing of the whole service; undefined while it is open. */
  readonly closed: () => Closed | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly switchBoard: SwitchBoard
    /** Every change is refused: the service is shown to people. */
    readonly demonstration: boolean
  }
}

/** Refuses what waits while the service is closed, and every change where the service is only shown to people. */
export function requireOpen(endpoint: Endpoint, { switchBoard, demonstration }: FastifyInstance): void {
  const closed = switchBoard.closed()
  if (closed && endpoint.auth !== 'operator' && !endpoint.answersWhenClosed)
    throw new DomainError('notOperational', {
      details: { reopensTime: closed.reopensAt?.toISOString() ?? null },
    })
  if (demonstration && endpoint.method === 'POST' && !endpoint.answersInDemonstration)
    throw new DomainError('demoEnvironment')
}
