import type { DeskWords } from './desk-words.ts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const grouped = /* @__PURE__ */ new Intl.NumberFormat('en')
const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const momentFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  })
const day = (date: string) => dayFormat.format(new Date(date))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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
    4: 'Paying',
    5: 'Verify first',
  },
  waitingToBeTaken: 'Waiting to be taken',
  needsSecondPerson: 'Needs a second person',

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
  goOn: 'Go on',
  goOnNamed: (order) => `Go on with order ${order}`,
  judged: 'You judged it',
  judgedDetail: 'You have judged it: the second look is another reviewer’s.',
  own: 'Your own',
  ownDetail: 'It is an order of your own: another operator decides it.',

  claimFree: 'Nobody is checking this order.',
  claimMine: 'You are checking this order.',
  claimLeft: 'Without work it goes back to the queue in',
  claimOther: (name) =>
    name === undefined
      ? 'You are checking this order under another sign-in. Go on there, or here.'
      : `${name} is checking this order. You can look, not decide.`,
  claimLost: {
    'ran-out': () => 'Your claim has run out: the order waits in the queue again.',
    taken: (name) =>
      name === undefined ? 'You have this order under another sign-in now.' : `${name} has this order now.`,
    'taken-over': () => 'You took this order over under another sign-in. It waits in the queue again.',
    'given-back': () => 'This order was given back in another window.',
  },
  claimLostDetail: 'Nothing of what you chose was sent.',
  claimAgain: 'Take it again',
  claimHere: 'Go on here',
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
  compareKeys: '+ − zoom, R turns, 0 fits, [ ] change the image; arrows move the side in focus',

  checks: 'Automatic checks',
  checkResults: { ok: 'passed', warn: 'look here', bad: 'failed', none: 'not run' },

  reasons: 'Reason',
  searchReasons: 'Search by word or number',
  noReason: 'No reason has this word or number',
  correctable: 'Can be corrected',
  sellerReads: 'The seller reads',
  changeReason: 'Change the reason',

  code: 'Card code',
  pin: 'Card PIN',
  codeHidden: 'Hidden',
  reveal: 'Show code',
  revealWhy: 'Why do you open it?',
  chooseWhy: 'Choose why',
  whyFirst: (key) =>
    key
      ? `Not opened yet: choose why, then press ${key.toUpperCase()}.`
      : 'Not opened yet: choose why first.',
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
  slip: 'Bank slip',
  nameMatches: { exact: 'Same name', near: 'Close', differs: 'Differs' },
  batchTotal: (count, total) => (
    <>
      {plural(count, 'withdrawal')}, {total}
    </>
  ),

  actionsFor: (name) => `Actions for ${name}`,
  rowActions: 'Actions',

  showChoices: 'Show the list',
  clearChoice: 'Clear',
  noChoice: (text) => (text ? `Nothing fits “${text}”` : 'Nothing to choose from'),
  choicesFailed: 'The list did not load.',

  day,
  moment: (instant, timeZone) => momentFormat(timeZone).format(instant),
  number: (value) => grouped.format(value),
  anyTime: 'Any time',
  days: (from, to) => {
    if (from === null || to === null) return from ? `From ${day(from)}` : to ? `Until ${day(to)}` : 'Any time'
    return from === to ? day(from) : `${day(from)} – ${day(to)}`
  },
  from: 'From',
  to: 'To',
  showDays: 'Show these days',
  wholeDate: 'Write the whole date.',
  endFirst: 'This is before the beginning.',

  changes: 'Changes',
  changeKinds: { added: 'Added', removed: 'Removed', changed: 'Changed', same: 'Unchanged' },
  changeCounts: (changed, added, removed) =>
    capital(
      Object.entries({ changed, added, removed })
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${grouped.format(count)} ${kind}`)
        .join(', '),
    ),
  noChanges: 'No changes',
  unchanged: (count) => `${grouped.format(count)} unchanged`,
  before: 'before',
  after: 'after',
  wholeValue: 'whole value',
  showWhole: 'Show all of it',
  showAllLines: (count) => `Show all ${grouped.format(count)} lines`,
  copyChanges: 'Copy changes',

  yes: 'Yes',
  no: 'No',

  save: 'Save',
  saved: 'Saved',
  notSaved: 'Not saved yet',
  saveFailed: 'This could not be saved. What you wrote is still here.',
  nothingToSave: 'Nothing has changed',
  undoChanges: 'Undo changes',
  changesUndone: 'Your changes are undone.',
  bringBack: 'Bring them back',
  mistakes: (count) => `${plural(count, 'field')} to put right`,
  fillIn: 'Fill this in.',
  choose: 'Choose',
  chooseOne: 'Choose one.',
  writeNumber: 'Write a number, such as 12.5.',
  fewerDecimals: (most) => (most === 0 ? 'Write a whole amount.' : `Write at most ${most} decimals.`),
  atLeast: (least) => `This is ${least} or more.`,
  atMost: (most) => `This is ${most} or less.`,
  takeOut: (characters) => `Take out ${plural(characters, 'character')}.`,
  changedBy: (name) => `${name ?? 'Somebody'} changed this while you were editing`,
  changedMeanwhile: 'What they changed',
  keepMine: 'Keep my changes',
  takeTheirs: 'Take theirs',
  discardTitle: 'Discard your changes?',
  discardText: 'What you wrote is not saved.',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',

  approval: {
    askedBy: (name) => `Asked by ${name}`,
    given: (given, needed) => `${given} of ${plural(needed, 'approval')}`,
    signs: 'What is signed',
    signedText: 'Text exactly as it is signed',
    fingerprint: 'Fingerprint',
    approve: 'Approve',
    refuse: 'Refuse',
    own: 'You asked for this. Another person has to approve it.',
    signing: 'Confirm with your passkey',
    approved: (name) => `Approved by ${name}`,
    refused: (name) => `Refused by ${name}`,
    expired: 'Expired without an answer',
  },
  activity: {
    region: 'History',
    empty: 'Nothing has happened yet',
    kinds: {
      event: 'Event',
      reveal: 'Code opened',
      message: 'Message',
      note: 'Note',
      money: 'Money',
      notice: 'Notice sent',
    },
    internal: 'Operators only',
  },
  beforeAfter: { field: 'Field', before: 'Before', after: 'After', none: 'empty' },
  palette: {
    title: 'Find anything',
    search: 'Order, seller, withdrawal or page',
    found: (count) => plural(count, 'result'),
    none: (query) => `Nothing found for “${query}”`,
    failed: 'The search did not work. Try again.',
    choose: 'choose',
    open: 'open',
  },
}
