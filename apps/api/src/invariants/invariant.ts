/** A rule about the stored state. Its query answers a row for each place where the rule is broken, and normally none. */
export interface Invariant {
  readonly id: string
  readonly title: string
  readonly sql: string
  /**
   * The columns by which a broken place is the same one at the next look, where the others are figures that ordinary business moves:
   * what is amiss, and by how much. All of them where left out.
   */
  readonly sameBy?: readonly string[]
}

export interface Finding {
  readonly id: string
  readonly title: string
  /** At most `shownRows` of them. */
  readonly rows: readonly Record<string, unknown>[]
  readonly sameBy?: readonly string[]
  readonly durationMs: number
}
