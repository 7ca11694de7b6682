import { type Guide, nothingToPress, oneLink, rowParts } from './guide.ts'

/** The wallet, withdrawals, activities and the account. */
export const moneyPatterns: Record<string, Guide> = {
  'Patterns/BalanceHeader': {
    use: 'The top of home: what is free, and the two things to do with it.',
    avoid: 'On the wallet take Purse, which tells more.',
    parts: 'BrandHeader, label with the eye, figure, note, Sell (earn) and Withdraw.',
    keys: 'The eye is a toggle named “Hide amounts”; hidden figures are not read.',
  },
  'Patterns/BankPicker': {
    use: 'In the sheet “Choose a bank”.',
    avoid: 'For fewer than eight choices take Select.',
    parts: 'Search, number found, rows; or waiting, none, problem.',
    keys: 'Type to narrow, Escape empties, Tab to the rows. How many were found is read.',
  },
  'Patterns/BankRow': {
    use: 'A saved account, to look at or to choose.',
    avoid: 'In a receipt write the name and the four digits.',
    parts: 'Avatar, bank, last digits and owner, tag or choice.',
    keys: 'As a choice it says whether it is pressed. The digits are read with “ends with”.',
  },
  'Patterns/CouponList': {
    use: 'Coupons to read, or to choose one of for a card.',
    avoid: 'A single coupon is a CouponTicket.',
    parts: 'Tickets, in a choice with “Without a coupon” at the end; or waiting, none, problem.',
    keys: 'To choose, a radio group: one Tab stop, arrows move. What cannot be chosen is passed over and says why.',
  },
  'Patterns/CouponTicket': {
    use: 'A coupon to read or to open.',
    avoid: 'To choose one of several take CouponList. Not for advertising: Carousel.',
    parts: 'Stub with value and unit, title, detail, state.',
    keys: 'A link, or plain text, by what it does.',
  },
  'Patterns/FeedRow': {
    use: 'What others were paid, masked, as it happens.',
    avoid: 'Never with made-up lines.',
    parts: 'Letter, who and what, amount and age, optional proof.',
    keys: nothingToPress,
  },
  'Patterns/GiftCard': {
    use: 'What a card type brings on top for a time, to claim or to know of.',
    avoid: 'What is already the seller’s: CouponTicket. Advertising on home: Carousel.',
    parts: 'Face, gain, title, conditions, when; state, progress, reason; claim and where it goes on.',
    keys: 'An article named by its title. Once claimed the button goes and the focus stands on “Claimed”, which is read.',
  },
  'Patterns/InviteCard': {
    use: 'The seller’s invitation.',
    avoid: 'Once on a screen.',
    parts: 'What both get, rule, QR code, code with copy, share, earned.',
    keys: 'Copy says that it copied; the QR code has a name.',
  },
  'Patterns/Leaderboard': {
    use: 'Who sold most, and where I stand.',
    avoid: 'Never with whole names of others.',
    parts: 'Places, masked names, amounts and prizes, own row at the end.',
    keys: 'An ordered list; the own row is marked as current.',
  },
  'Patterns/NotificationRow': {
    use: 'One message in the list.',
    avoid: 'What needs the seller now also stands on home.',
    parts: 'Icon by kind, title, content, time, dot when unread.',
    keys: 'One link; “unread” is read.',
  },
  'Patterns/Purse': {
    use: 'One currency’s wallet.',
    avoid: 'On home: BalanceHeader.',
    parts: 'Currencies, figure with the eye, on its way, being checked, actions.',
    keys: 'Currencies are a radio group; the eye a toggle.',
  },
  'Patterns/RebateTable': {
    use: 'The rebate ladder of a month.',
    avoid: 'Without steps: a sentence.',
    parts: 'Caption, steps, way to the next one.',
    keys: 'A table with heads; reached is a word.',
  },
  'Patterns/TradeReceipt': {
    use: 'What a trade comes to.',
    avoid: 'Before it is priced: QuoteDock, with “about”.',
    parts: 'Lines with leaders, sum, number with copy.',
    keys: 'A list of terms and amounts; copy says that it copied.',
  },
  'Patterns/BankField': {
    use: 'The bank of a new account; it opens a BankPicker.',
    avoid: 'Never let a bank’s name be typed.',
    parts: 'Label, edge, avatar and name of the bank, arrow, error.',
    keys: 'A button named by label and bank. The error is read with it.',
  },
  'Patterns/MoneyRow': {
    use: 'One line of the wallet’s history.',
    avoid: 'Orders and withdrawals have rows of their own.',
    parts: rowParts,
    keys: oneLink,
  },
  'Patterns/ReceiptLines': {
    use: 'A sum with what it is made of.',
    avoid: 'A single amount is Money.',
    parts: 'Label, dotted leader, figure; the sum is the last line.',
    keys: nothingToPress,
  },
  'Patterns/ResolvedName': {
    use: 'The owner of a new account as the bank names them.',
    avoid: 'Never let the owner’s name be typed.',
    parts: 'Seven states: waiting, asked, found, nearly, another, none, offline.',
    keys: 'The bank’s answer is read politely; ask again is there only where it can help.',
  },
  'Patterns/WithdrawalRow': {
    use: 'Withdrawals in a list.',
    avoid: 'The one under way: OrderTimeline.',
    parts: rowParts,
    keys: oneLink,
  },
  'Patterns/ExchangeForm': {
    use: 'One currency of the wallet for another, with the rate in sight before anything moves.',
    avoid: 'It does not reckon: the app gives the other amount.',
    parts:
      'Two amounts with their currency, the rate and a button that swaps between them, lines of the sum, one button.',
    keys: 'Amount, currency, swap, amount, currency, send. The rate is said politely when it changes; an error of an amount is read with it.',
  },
  'Patterns/MessageComposer': {
    use: 'Under a MessageThread: text and pictures.',
    avoid: 'For a comment that goes with a form take TextArea.',
    parts: 'Pictures on their way, a button that adds some, a field that grows, a button that sends.',
    keys: 'With a keyboard Enter sends and Shift Enter begins a line; on a phone Enter begins a line. Ctrl or ⌘ Enter always sends.',
  },
  'Patterns/MessageThread': {
    use: 'A talk between a seller and the desk, in the app and on the desk.',
    avoid:
      'For what the service tells take NotificationRow, for the whole story of an object ActivityTimeline.',
    parts:
      'An area that scrolls, days, bubbles with name, text, pictures, time and state, a button to what is new.',
    keys: 'The area is a Tab stop and scrolls by arrows. New messages are read politely, each with who wrote it.',
  },
  'Patterns/RecoveryCodes': {
    use: 'Once two-factor sign-in is on, and where somebody looks at the codes again.',
    avoid: 'Never in a toast or a mail. Without onDone there is nothing to confirm.',
    parts: 'What they are for, the codes, copy and download, a promise to have kept them, the way on.',
    keys: 'Copy, download, the promise, the way on. A used code is struck through and read as used.',
  },
  'Patterns/TwoFactorSetup': {
    use: 'To tie an account to an authenticator app.',
    avoid: 'To ask for a code at sign-in take OtpField alone.',
    parts:
      'What to do, QR code, a link that opens the app on this phone, the key in groups of four, the first code, one button.',
    keys: 'Link, copy, code, button; Enter in the code confirms. The QR code is a picture with a name, the key can be marked whole.',
  },
}
