import { type Guide, nothingToPress, oneLink, rowParts } from './guide.ts'

/** Cards, rates, orders and lists. */
export const patterns: Record<string, Guide> = {
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
  'Patterns/FilterBar': {
    use: 'Filters of a list, one always on.',
    avoid: 'Two to four equal views: SegmentedControl.',
    parts: 'Chips that run off the edge, a second filter at the end.',
    keys: 'A named group of toggles.',
  },
  'Patterns/ImageUploader': {
    use: 'Photos of a card.',
    avoid: 'Not for documents.',
    parts: 'Label with count, thumbs in their states, add, hint or error.',
    keys: 'Open, retry and remove are named after their photo; progress is read.',
  },
  'Patterns/LandingCalculator': {
    use: 'The headline of the landing page, on the brand’s cloth.',
    avoid: 'In the app: AmountInput and ReceiptLines.',
    parts:
      'Sentence with two lists, figure, a value of one’s own, lead and actions; or waiting, unavailable, without a script.',
    keys: 'Two native lists in the h1, each with a name; the figure is read politely. Choosing “Other value” moves to its field.',
  },
  'Patterns/LiveOrder': {
    use: 'The order under way, over the edge of the home header.',
    avoid: 'More than one: OrderRows. One that needs the seller: OrderAsk.',
    parts: 'Face, title, amount, tag, three steps.',
    keys: oneLink,
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
    avoid: 'From the status number of an order take OrderStatus.',
    parts: 'Knots with icons on a line, title, time, detail.',
    keys: 'A list in order; each step says its state, the present one is marked.',
  },
  'Patterns/RateRow': {
    use: 'A card type with what it pays now.',
    avoid: 'Many of them stand on a RateBoard.',
    parts: 'Face, name, line of past rates, rate, change.',
    keys: oneLink,
  },
  'Patterns/SearchBox': {
    use: 'To narrow a list that is already on the screen.',
    avoid: 'A choice that is searched is a Combobox.',
    parts: 'Icon, control, cross.',
    keys: 'A search field. Escape empties it; a second one goes to the sheet around it.',
  },
  'Patterns/RateChart': {
    use: 'How the rate of one card moved over a day, a week, a month.',
    avoid: 'In a row take a Sparkline. For figures to compare take a table.',
    parts:
      'What it is, the rate, its change, a line over three levels, two ends of the time, a choice of the span, the figures as a table.',
    keys: 'A slider: arrows go from point to point and each is read with its time. The table holds the same.',
  },
}
