import type { ReactNode } from 'react'

/** The words the desk's components say by themselves. The console gives its own language once, with `DeskWordsProvider`. */
export interface DeskWords {
  skipToContent: string
  sections: string
  signedIn: (name: string) => string
  account: string

  /** By numeric `orderStatus`; a missing one is told in the seller's words. */
  orderStatuses: Readonly<Record<number, string>>
  /** By numeric withdrawal `status`. */
  withdrawalStatuses: Readonly<Record<number, string>>

  selectAll: string
  selectRow: (name: string) => string
  selected: (count: number) => string
  nothingHere: string
  loading: string

  queue: string
  order: string
  due: string
  dueIn: (time: string) => string
  late: (time: string) => string
  paused: string
  minutes: (count: number) => string
  hours: (count: number) => string
  lessThanAMinute: string
  card: string
  value: string
  payout: string
  seller: string
  state: string
  claimedBy: string
  you: string
  claim: string
  claimNamed: (order: string) => string

  claimFree: string
  claimMine: string
  claimLeft: string
  claimOther: (name: string) => string
  claimLost: string
  claimLostDetail: string
  claimAgain: string
  release: string

  images: string
  noImages: string
  image: (at: number, of: number) => string
  pane: (at: number) => string
  zoomIn: string
  zoomOut: string
  rotate: string
  fit: string
  together: string
  compareKeys: string

  checks: string
  checkResults: Record<'ok' | 'warn' | 'bad' | 'none', string>

  reasons: string
  searchReasons: string
  noReason: string
  correctable: string
  sellerReads: string

  code: string
  pin: string
  codeHidden: string
  reveal: string
  revealNotice: string
  revealed: string
  hide: string
  copyCode: string
  copied: string

  decision: string
  secondPerson: string

  shortcuts: string
  shortcutsOn: string
  shortcutsOnDetail: string

  payouts: string
  amount: string
  payInto: string
  nameMatch: string
  asked: string
  nameMatches: Record<'exact' | 'near' | 'differs', string>
  batchTotal: (count: number, total: ReactNode) => ReactNode
}
