/** A rule about the stored state. Its query answers a row for each place where the rule is broken, and normally none. */
export interface Invariant {
  readonly id: string
  readonly title: string
  readonly sql: string
}

export interface Finding {
  readonly id: string
  readonly title: string
  /** At most `shownRows` of them. */
  readonly rows: readonly Record<string, unknown>[]
  readonly durationMs: number
}
