import type { FaultService, ServiceOptions } from './stage/fault-service.ts'

/** One line of the table: a kind of fault that is played on a service of its own. */
export interface FaultPart {
  /** As it stands in the table and as `--parts` knows it. */
  readonly name: string
  readonly run: (context: FaultContext) => Promise<FaultRow>
}

export interface FaultContext {
  /** Of this part alone, from the run's seed and the part's name: a part that is played by itself does the same again. */
  readonly seed: number
  readonly random: () => number
  /** How long the part should play. Getting ready and looking afterwards are not counted. */
  readonly seconds: number
  /** Two minutes for all parts: fewer rounds rather than other ones. */
  readonly isShort: boolean
  /**
   * A whole service with demo content, on a data folder and a database of its own, in a process of its own. Everything
   * opened here is stopped and removed when the part has ended.
   */
  readonly openService: (options?: ServiceOptions) => Promise<FaultService>
  readonly log: (line: string) => void
}

export interface FaultRow {
  /** In figures: `12 kills, 1,204 acknowledged writes`. */
  readonly did: string
  /** What ought not to be, a sentence each. None: passed. */
  readonly faults: readonly string[]
  /** Why it cannot be played on this machine, in a sentence. */
  readonly skipped?: string
}
