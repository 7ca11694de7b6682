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
  waitingToBeTaken: string
  needsSecondPerson: string

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
  goOn: string
  goOnNamed: (order: string) => string
  /** In place of `claim`, for whoever gave the first verdict. */
  judged: string
  judgedDetail: string
  /** In place of `claim`, for its seller. */
  own: string
  ownDetail: string

  claimFree: string
  claimMine: string
  claimLeft: string
  /** Without a name it is the same person, signed in elsewhere. */
  claimOther: (name: string | undefined) => string
  claimLost: Record<'ran-out' | 'taken' | 'taken-over' | 'given-back', (name: string | undefined) => string>
  claimLostDetail: string
  claimAgain: string
  /** Goes on with what the same person holds under another sign-in. */
  claimHere: string
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
  changeReason: string

  code: string
  pin: string
  codeHidden: string
  reveal: string
  revealWhy: string
  chooseWhy: string
  /** Why a press opened nothing, and what does; with the key where there is one. */
  whyFirst: (key?: string) => string
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
  slip: string
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

  yes: string
  no: string

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
  /** An amount has more decimals than its currency. */
  fewerDecimals: (most: number) => string
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

  approval: {
    askedBy: (name: string) => string
    given: (given: number, needed: number) => string
    signs: string
    signedText: string
    fingerprint: string
    approve: string
    refuse: string
    own: string
    signing: string
    approved: (name: string) => string
    refused: (name: string) => string
    expired: string
  }
  activity: {
    region: string
    empty: string
    kinds: Record<'event' | 'reveal' | 'message' | 'note' | 'money' | 'notice', string>
    internal: string
  }
  beforeAfter: { field: string; before: string; after: string; none: string }
  palette: {
    title: string
    search: string
    found: (count: number) => string
    none: (query: string) => string
    failed: string
    choose: string
    open: string
  }
}
