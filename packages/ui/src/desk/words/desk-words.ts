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

  actionsFor: (name: string) => string
  rowActions: string

  showChoices: string
  clearChoice: string
  /** `text` is empty where there is nothing to choose from at all. */
  noChoice: (text: string) => string
  choicesFailed: string

  /** A calendar day, given as `2026-11-20`. */
  day: (date: string) => string
  /** An instant in milliseconds, in the zone that is given, or the device's. */
  moment: (instant: number, timeZone?: string) => string
  number: (value: number) => string
  anyTime: string
  days: (from: string | null, to: string | null) => string
  from: string
  to: string
  showDays: string
  wholeDate: string
  endFirst: string

  changes: string
  changeKinds: Record<'added' | 'removed' | 'changed' | 'same', string>
  changeCounts: (changed: number, added: number, removed: number) => string
  noChanges: string
  unchanged: (count: number) => string
  before: string
  after: string
  wholeValue: string
  showWhole: string
  showAllLines: (count: number) => string
  copyChanges: string

  filterRows: string
  noRowFits: string
  rowsShown: (shown: number, of: number) => string
  loadMore: string
  clearSelection: string
  selectedElsewhere: (count: number) => string
  yes: string
  no: string
  renewFailed: string

  save: string
  saved: string
  notSaved: string
  saveFailed: string
  nothingToSave: string
  undoChanges: string
  changesUndone: string
  bringBack: string
  mistakes: (count: number) => string
  fillIn: string
  choose: string
  chooseOne: string
  writeNumber: string
  atLeast: (least: string) => string
  atMost: (most: string) => string
  takeOut: (characters: number) => string
  changedBy: (name: string | undefined) => string
  changedMeanwhile: string
  keepMine: string
  takeTheirs: string
  discardTitle: string
  discardText: string
  discard: string
  keepEditing: string
}
