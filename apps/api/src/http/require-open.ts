import type { Endpoint } from '@kaadi/contract/http'
import type { SwitchName } from '@kaadi/contract/switches'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'

/** What is known of a switch that is closed. */
export interface Closed {
  /** When those who closed it expect it to open again. */
  readonly reopensAt: Date | null
}

/** How the switches stand, known to every call without asking the database. */
export interface SwitchBoard {
  readonly closed: (name: SwitchName) => Closed | undefined
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
  const closed = switchBoard.closed('service')
  if (closed && endpoint.auth !== 'operator' && !endpoint.answersWhenClosed)
    throw new DomainError('notOperational', {
      details: { reopensTime: closed.reopensAt?.toISOString() ?? null },
    })
  if (demonstration && endpoint.method === 'POST' && !endpoint.answersInDemonstration)
    throw new DomainError('demoEnvironment')
}
