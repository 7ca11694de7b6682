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

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const englishDeskWords: DeskWords = {
  skipToContent: 'Skip to content',
  sections: 'Sections',
  signedIn: (name) => `Signed in as ${name}`,
  account: 'Account',

  orderStatuses: {
    0: 'Waiting',
    1: 'Being checked',
    2: 'Asked the seller',
    3: 'At partner',
    4: 'Second review',
    5: 'Offer sent',
    21: 'Returned',
    30: 'Appeal',
  },
  withdrawalStatuses: {
    0: 'Asked',
    1: 'Held by risk',
    2: 'Needs approval',
    3: 'In a batch',
    4: 'Sent',
    5: 'Verify first',
  },

  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${count} selected`,
  nothingHere: 'Nothing here',
  loading: 'Loading',

  queue: 'Orders to check',
  order: 'Order',
  due: 'Due',
  dueIn: (time) => `in ${time}`,
  late: (time) => `${time} late`,
  paused: 'Paused',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  lessThanAMinute: 'under 1 min',
  card: 'Card',
  value: 'Value',
  payout: 'Pays',
  seller: 'Seller',
  state: 'State',
  claimedBy: 'With',
  you: 'You',
  claim: 'Take',
  claimNamed: (order) => `Take order ${order}`,

  claimFree: 'Nobody is checking this order.',
  claimMine: 'You are checking this order.',
  claimLeft: 'Without work it goes back to the queue in',
  claimOther: (name) => `${name} is checking this order. You can look, not decide.`,
  claimLost: 'This order is no longer yours.',
  claimLostDetail: 'It went back to the queue. Nothing of what you chose was sent.',
  claimAgain: 'Take it again',
  release: 'Give back',

  images: 'Images of the order',
  noImages: 'The seller sent no images.',
  image: (at, of) => `Image ${at} of ${of}`,
  pane: (at) => `Side ${at}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Turn right',
  fit: 'Fit',
  together: 'Move both together',
  compareKeys: '+ and − zoom, arrows move, R turns, 0 fits, [ and ] change the image',

  checks: 'Automatic checks',
  checkResults: { ok: 'passed', warn: 'look here', bad: 'failed', none: 'not run' },

  reasons: 'Reason',
  searchReasons: 'Search by word or number',
  noReason: 'No reason has this word or number',
  correctable: 'Can be corrected',
  sellerReads: 'The seller reads',

  code: 'Card code',
  pin: 'Card PIN',
  codeHidden: 'Hidden',
  reveal: 'Show code',
  revealNotice: 'The seller sees who opened the code and when.',
  revealed: 'Opened. The seller sees it in the order.',
  hide: 'Hide',
  copyCode: 'Copy code',
  copied: 'Copied',

  decision: 'Decision',
  secondPerson: 'A second person has to confirm this.',

  shortcuts: 'Keyboard shortcuts',
  shortcutsOn: 'Single-key shortcuts',
  shortcutsOnDetail: 'Turn them off when you use speech input.',

  payouts: 'Withdrawals to pay out',
  amount: 'Amount',
  payInto: 'Into',
  nameMatch: 'Name',
  asked: 'Asked',
  nameMatches: { exact: 'Same name', near: 'Close', differs: 'Differs' },
  batchTotal: (count, total) => (
    <>
      {plural(count, 'withdrawal')}, {total}
    </>
  ),
}
