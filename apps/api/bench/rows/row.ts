import type { ServiceProcess } from '../http/service-process.ts'
import type { BenchDatabase } from '../setup/bench-database.ts'
import type { SeedSize } from '../setup/seed-books.ts'

export interface BenchContext {
  readonly database: BenchDatabase
  readonly service: ServiceProcess
  readonly size: SeedSize
  readonly seconds: number
  readonly random: () => number
  /** An event id nobody used before. */
  readonly nextEvent: () => bigint
}

export interface Measured {
  readonly operations: number
  readonly seconds: number
  readonly p50Ms?: number
  readonly p99Ms?: number
  /** Transfers that the books must hold more than before; undefined where the row posts nothing. */
  readonly posted?: number
  /** CPU time of processes the row opened itself. */
  readonly workerCpuUs?: number
  /** Items in each list that a batcher of the service sent, by its name. */
  readonly listSizes?: Readonly<Record<string, number>>
  /** This process only asked: what it spent is no part of the operation. */
  readonly generatorIsApart?: boolean
}

export interface OpenRow {
  readonly run: () => Promise<Measured>
  readonly close: () => Promise<void>
}

/** One line of the report. A file of this folder holds a family of them. */
export interface Row {
  readonly name: string
  /** TPC-B: what the others are measured against. */
  readonly isReference?: boolean
  readonly clients: number
  /** Gets ready outside the measured time: starts processes, opens connections. */
  readonly open: (context: BenchContext) => Promise<OpenRow>
}

/** For rows that need nothing opened. */
export const unopened =
  (run: (context: BenchContext) => Promise<Measured>): Row['open'] =>
  async (context) => ({ run: () => run(context), close: async () => undefined })
