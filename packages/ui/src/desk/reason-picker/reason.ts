export interface Reason {
  /** The reason's number: 101. */
  code: number
  label: string
  /** The seller may correct it and send again: the order becomes 21 and not 20. */
  correctable: boolean
  /** What the seller reads. */
  sellerText: string
  /** One key that chooses it. */
  shortcut?: string | undefined
}
