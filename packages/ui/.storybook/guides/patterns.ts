import { type Guide, nothingToPress, oneLink } from './guide.ts'

const rowParts = 'Start (face or avatar), title and detail, amount, tag only while it is not settled.'

export const patterns: Record<string, Guide> = {
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
  'Patterns/Carousel': {
    use: 'Promotions of the tenant on home.',
    avoid: 'Nothing a seller must know: Banner.',
    parts: 'Slides side by side, words where a picture fails, places below.',
    keys: 'Nothing moves by itself. Arrows turn when the line has the focus; each slide is a link.',
  },
  'Patterns/CardFace': {
    use: 'Wherever a card type is named.',
    avoid: 'Not as a button by itself.',
    parts: 'Ground, woven strip from the name, letter; a logo once it has arrived.',
    keys: 'Decoration beside its name; alone it has a label.',
  },
  'Patterns/CardSummary': {
    use: 'The card that is being sold, above the form and on its trade.',
    avoid: 'In a list take OrderRow.',
    parts: 'Face, what the rate is for, rate, change.',
    keys: 'Change is the only Tab stop.',
  },
  'Patterns/CardTypeGrid': {
    use: 'To choose what is sold; with search from ten types on.',
    avoid: 'For rates to read take RateBoard.',
    parts: 'Search, filters, tiles of face, name and note.',
    keys: 'Each tile is a button that says whether it is chosen; number found is read.',
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
  'Patterns/EmptyFan': {
    use: 'The art of an empty list.',
    avoid: 'Not with failures.',
    parts: 'Three faces of the tenant’s best known cards.',
    keys: 'Decoration, hidden.',
  },
  'Patterns/EvidenceGallery': {
    use: 'Why a card was refused or corrected.',
    avoid: 'For the seller’s own photos take ImageUploader.',
    parts: 'Pictures with captions, a dialog with the large one.',
    keys: 'Enter opens, arrows turn, Escape closes; the place is read.',
  },
  'Patterns/FeedRow': {
    use: 'What others were paid, masked, as it happens.',
    avoid: 'Never with made-up lines.',
    parts: 'Letter, who and what, amount and age, optional proof.',
    keys: nothingToPress,
  },
  'Patterns/FilterBar': {
    use: 'Filters of a list, one always on.',
    avoid: 'Two to four equal views: SegmentedControl.',
    parts: 'Chips that run off the edge, a second filter at the end.',
    keys: 'A named group of toggles.',
  },
  'Patterns/GiftCard': {
    use: 'What a card type brings on top for a time, to claim or to know of.',
    avoid: 'What is already the seller’s: CouponTicket. Advertising on home: Carousel.',
    parts: 'Face, gain, title, conditions, when; state, progress, reason; claim and where it goes on.',
    keys: 'An article named by its title. Once claimed the button goes and the focus stands on “Claimed”, which is read.',
  },
  'Patterns/ImageUploader': {
    use: 'Photos of a card.',
    avoid: 'Not for documents.',
    parts: 'Label with count, thumbs in their states, add, hint or error.',
    keys: 'Open, retry and remove are named after their photo; progress is read.',
  },
  'Patterns/InviteCard': {
    use: 'The seller’s invitation.',
    avoid: 'Once on a screen.',
    parts: 'What both get, rule, QR code, code with copy, share, earned.',
    keys: 'Copy says that it copied; the QR code has a name.',
  },
  'Patterns/LandingCalculator': {
    use: 'The headline of the landing page, on the brand’s cloth.',
    avoid: 'In the app: RateCalculator.',
    parts:
      'Sentence with two lists, figure, a value of one’s own, lead and actions; or waiting, unavailable, without a script.',
    keys: 'Two native lists in the h1, each with a name; the figure is read politely. Choosing “Other value” moves to its field.',
  },
  'Patterns/Leaderboard': {
    use: 'Who sold most, and where I stand.',
    avoid: 'Never with whole names of others.',
    parts: 'Places, masked names, amounts and prizes, own row at the end.',
    keys: 'An ordered list; the own row is marked as current.',
  },
  'Patterns/LiveOrder': {
    use: 'The order under way, over the edge of the home header.',
    avoid: 'More than one: OrderRows. One that needs the seller: OrderAsk.',
    parts: 'Face, title, amount, tag, three steps.',
    keys: oneLink,
  },
  'Patterns/NotificationRow': {
    use: 'One message in the list.',
    avoid: 'What needs the seller now also stands on home.',
    parts: 'Icon by kind, title, content, time, dot when unread.',
    keys: 'One link; “unread” is read.',
  },
  'Patterns/OrderAsk': {
    use: 'What an order needs from the seller, above everything else.',
    avoid: 'Nothing is asked: OrderStatus alone.',
    parts: 'Marigold alert, clock, one action; plain when the window is over.',
    keys: 'A section named by the request; the clock is read at 5 and 1 minutes.',
  },
  'Patterns/OrderStatus': {
    use: 'Where an order stands, from its number.',
    avoid: 'In a list: its tag.',
    parts: 'Steps done, now, still to come; detail at the one that matters.',
    keys: 'An ordered list; each step says its state in words.',
  },
  'Patterns/Purse': {
    use: 'One currency’s wallet.',
    avoid: 'On home: BalanceHeader.',
    parts: 'Currencies, figure with the eye, on its way, being checked, actions.',
    keys: 'Currencies are a radio group; the eye a toggle.',
  },
  'Patterns/QrCode': {
    use: 'An address for a phone that stands beside.',
    avoid: 'On the phone itself: a link.',
    parts: 'Modules on white with a quiet zone, in both schemes.',
    keys: 'An image with a name.',
  },
  'Patterns/QuoteDock': {
    use: 'The bottom of the sell screen.',
    avoid: 'Never show a rate that has run out as if it held.',
    parts: 'Receipt, what you get, clock, action; or the new rate.',
    keys: 'A named region; a rate that runs out is read.',
  },
  'Patterns/RateBoard': {
    use: 'Rates of several cards.',
    avoid: 'To choose one: CardTypeGrid.',
    parts: 'Rows with face, line, rate, change; note with unit and time.',
    keys: 'Each row is one link; up and down are words.',
  },
  'Patterns/RateCalculator': {
    use: 'How much for this card, before selling.',
    avoid: 'Inside the sell screen: QuoteDock.',
    parts: 'Card, value, presets, coupon, sum or why there is none.',
    keys: 'The sum is read politely after typing.',
  },
  'Patterns/RebateTable': {
    use: 'The rebate ladder of a month.',
    avoid: 'Without steps: a sentence.',
    parts: 'Caption, steps, way to the next one.',
    keys: 'A table with heads; reached is a word.',
  },
  'Patterns/Sparkline': {
    use: 'How a rate moved, beside its change in words.',
    avoid: 'To read values: a chart with axes.',
    parts: 'Line and last point in the colour of the trend.',
    keys: 'Decoration; the change beside it is read.',
  },
  'Patterns/StarterSteps': {
    use: 'A new account’s first three steps.',
    avoid: 'After the first withdrawal.',
    parts: 'Numbers, titles, the one button of the next step.',
    keys: 'An ordered list; done is a word.',
  },
  'Patterns/StatusTag': {
    use: 'The state of an order or withdrawal, from its number.',
    avoid: 'States of your own: Tag.',
    parts: 'Tag with icon and word; a number of a later release is work in progress.',
    keys: nothingToPress,
  },
  'Patterns/TradeReceipt': {
    use: 'What a trade comes to.',
    avoid: 'Before it is priced: QuoteDock, with “about”.',
    parts: 'Lines with leaders, sum, number with copy.',
    keys: 'A list of terms and amounts; copy says that it copied.',
  },
  'Patterns/WithdrawalStatus': {
    use: 'Where a withdrawal stands, from its number.',
    avoid: 'A payout of unknown fate is late, never failed.',
    parts: 'Steps with times; money that comes back is a step of its own.',
    keys: 'An ordered list; each step says its state in words.',
  },
  'Patterns/BankField': {
    use: 'The bank of a new account; it opens a BankPicker.',
    avoid: 'Never let a bank’s name be typed.',
    parts: 'Label, edge, avatar and name of the bank, arrow, error.',
    keys: 'A button named by label and bank. The error is read with it.',
  },
  'Patterns/Banner': {
    use: 'One sentence about the service as a whole.',
    avoid: 'About one thing on the page: Alert. Advertising: Carousel.',
    parts: 'Icon, sentence, action, close.',
    keys: 'Nothing runs by itself. Close is a button with a name.',
  },
  'Patterns/CardTypePicker': {
    use: 'To choose what is sold out of ten types or more.',
    avoid: 'Fewer are a CardTypeGrid.',
    parts: 'Search, filters, tiles of face, name and note.',
    keys: 'Each tile is a button that says whether it is chosen; the number found is read.',
  },
  'Patterns/DayGroup': {
    use: 'Lines of a history under the day they are of.',
    avoid: 'Lists without days are Rows.',
    parts: 'Day, sum of it, lines; under all of them how the list ends.',
    keys: 'Days are headings.',
  },
  'Patterns/MoneyRow': {
    use: 'One line of the wallet’s history.',
    avoid: 'Orders and withdrawals have rows of their own.',
    parts: rowParts,
    keys: oneLink,
  },
  'Patterns/NewsTicker': {
    use: 'News of the service, one at a time.',
    avoid: 'What stands in the way of selling: Banner.',
    parts: 'Icon, piece of news, the button for the next one.',
    keys: 'Nothing runs by itself. Next says which of how many.',
  },
  'Patterns/OrderRow': {
    use: 'Orders in a list.',
    avoid: 'The one under way on home: LiveOrder.',
    parts: rowParts,
    keys: oneLink,
  },
  'Patterns/OrderTimeline': {
    use: 'What happened to an order or a withdrawal, now and next.',
    avoid: 'From a status number take OrderStatus or WithdrawalStatus.',
    parts: 'Knots with icons on a line, title, time, detail.',
    keys: 'A list in order; each step says its state, the present one is marked.',
  },
  'Patterns/RateRow': {
    use: 'A card type with what it pays now.',
    avoid: 'Many of them stand on a RateBoard.',
    parts: 'Face, name, line of past rates, rate, change.',
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
  'Patterns/SearchBox': {
    use: 'To narrow a list that is already on the screen.',
    avoid: 'A choice that is searched is a Combobox.',
    parts: 'Icon, control, cross.',
    keys: 'A search field. Escape empties it; a second one goes to the sheet around it.',
  },
  'Patterns/WithdrawalRow': {
    use: 'Withdrawals in a list.',
    avoid: 'The one under way: WithdrawalStatus.',
    parts: rowParts,
    keys: oneLink,
  },
  'Patterns/ExchangeForm': {
    use: 'One currency of the wallet for another, with the rate in sight before anything moves.',
    avoid: 'For what a card pays take RateCalculator. It does not reckon: the app gives the other amount.',
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
  'Patterns/RateChart': {
    use: 'How the rate of one card moved over a day, a week, a month.',
    avoid: 'In a row take a Sparkline. For figures to compare take a table.',
    parts:
      'What it is, the rate, its change, a line over three levels, two ends of the time, a choice of the span, the figures as a table.',
    keys: 'A slider: arrows go from point to point and each is read with its time. The table holds the same.',
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
  'Patterns/UploadList': {
    use: 'Papers and pictures of any kind: proof of address, a bank slip, evidence for an appeal.',
    avoid: 'For the photos of a card, in their slots, take ImageUploader.',
    parts:
      'Label, a place to choose or drop, hint or error, a line a file with picture, name, size, progress and what can be done.',
    keys: 'Choose, then for each file try again and remove, named after it. How many have arrived is said politely.',
  },
  'Patterns/VerificationLevels': {
    use: 'What each level of verification allows, and the next one to begin.',
    avoid: 'For the steps of one form take its own headings, for an order OrderTimeline.',
    parts:
      'A line of levels, each with number or mark, title, state in a word, what it allows, what it needs, one button.',
    keys: 'Only the button of a level that can be begun is a Tab stop. The next level is read as the current step.',
  },
}
