import { type Guide, nothingToPress } from './guide.ts'

export const desk: Record<string, Guide> = {
  'Desk/CardVerdict': {
    use: 'The answer to one card of an order, with its amount.',
    avoid: 'For the order as a whole take DecisionBar.',
    parts: 'Card, verdicts, amount where it was corrected, reason.',
    keys: 'A radio group; arrows choose. The amount appears right after it.',
  },
  'Desk/ClaimBar': {
    use: 'Who holds the order, and for how long.',
    avoid: 'Not where nothing can be claimed.',
    parts: 'Holder, clock, claim or release.',
    keys: 'One button. A lost claim is read at once.',
  },
  'Desk/CodeReveal': {
    use: 'A card’s code, shown on purpose and for a short time; each look is logged.',
    avoid: 'Never print a code in a table.',
    parts: 'Masked code, show, copy, time left.',
    keys: 'Two buttons. The code is read when shown and hidden again after its time.',
  },
  'Desk/Combobox': {
    use: 'A choice among many that is quicker typed than scrolled to: card types, banks, operators.',
    avoid: 'Up to seven choices are a Select or SegmentedControl. Sellers get BankPicker and CardTypePicker.',
    parts: 'Label, field with the chosen one, cross, list with art, name and detail, hint or error.',
    keys: 'One Tab stop. Typing narrows, arrows walk, Enter takes, Escape closes; what is marked is read.',
  },
  'Desk/DataTable': {
    use: 'Many records with columns to sort and compare.',
    avoid: 'On phones take rows.',
    parts: 'Caption, head with sort, rows, page turner, empty and loading states.',
    keys: 'Sort buttons in the head say their order; rows that lead on have one link.',
  },
  'Desk/DateRange': {
    use: 'A table by days: from one, to another, or open at one end.',
    avoid: 'For one date of a form take its date field. Not for times of day.',
    parts: 'Button that says the days; usual spans, two date fields and the button that shows them.',
    keys: 'Enter opens and the focus goes in; Escape closes and returns it. The days are in the name.',
  },
  'Desk/DecisionBar': {
    use: 'The decision on an order, at the end of the review.',
    avoid: 'Never two decisions of equal look.',
    parts: 'What it comes to, refuse, ask, pay.',
    keys: 'Shortcuts are shown on the buttons and listed under “?”. They rest while a field has the focus.',
  },
  'Desk/ImageCompare': {
    use: 'Photos side by side, to read a code or to find a copy.',
    avoid: 'For evidence shown to sellers take EvidenceGallery.',
    parts: 'Two panes with zoom, turn and a strip of photos.',
    keys: 'Keys + and − zoom, R turns, arrows move; every one is a button too.',
  },
  'Desk/JsonDiff': {
    use: 'What somebody changed in a setting or an order, to be read by people.',
    avoid: 'For two photos take ImageCompare; for what is true now take FactList.',
    parts: 'How many changes, copy, a line for each with sign, place and values, folds, show all.',
    keys: 'Folds and “show all” are buttons. Each line is read with a word: changed, added, removed.',
  },
  'Desk/Menu': {
    use: 'The rest of what can be done with a row, behind one button.',
    avoid: 'What is done most keeps its own button. Not for choosing a value: take Select or Combobox.',
    parts: 'Button with an icon or words; actions with icon, label and detail; what takes away stands apart.',
    keys: 'Enter or arrow down opens; arrows, Home, End and first letters walk; Escape gives the focus back.',
  },
  'Desk/PayoutTable': {
    use: 'Withdrawals that wait to be let through or looked at.',
    avoid: 'For history take DataTable.',
    parts: 'Checkbox a row, sum of the chosen, actions.',
    keys: 'Space chooses a row; the number chosen is read.',
  },
  'Desk/QueueTable': {
    use: 'Orders to review, the most urgent first.',
    avoid: 'Not for finished orders.',
    parts: 'Due time, card, seller, value, holder.',
    keys: 'J and K move, Enter opens; the same by Tab.',
  },
  'Desk/ReasonPicker': {
    use: 'The reason of a refusal or a question, from the closed list.',
    avoid: 'No free text in place of a reason.',
    parts: 'Groups of reasons, what the seller will read, a note.',
    keys: 'A radio group; what the seller will read is announced with the choice.',
  },
  'Desk/ResourceForm': {
    use: 'To make or change whatever operators look after, from described fields.',
    avoid: 'Not for decisions on orders and payouts, nor for the forms of sellers.',
    parts: 'Conflict or mistakes above, one field under the other, save, undo and how it stands.',
    keys: 'Enter sends and goes to the first mistake; what the service answers is read at once.',
  },
  'Desk/ReviewPane': {
    use: 'One order under review, from its images to the decision.',
    avoid: 'Not for looking at finished orders: nothing of it can be left out.',
    parts: 'Who has it, what is judged, images and checks, a verdict for each card, reason, decision.',
    keys: 'Figures give a verdict, letters decide; both rest while another person has the order.',
  },
  'Desk/DeskLayout': {
    use: 'Every page of the desk.',
    avoid: 'Not for sellers: theirs is Screen.',
    parts: 'Skip link, places at the side, title with its state, tools, the page.',
    keys: 'The main column comes first, the side after it.',
  },
  'Desk/ShortcutHelp': {
    use: 'All keys of a page, under “?”.',
    avoid: 'No shortcut that is not in it.',
    parts: 'Dialog with groups of keys.',
    keys: 'Opens with ?, closes with Escape.',
  },
  'Desk/DeskOrderStatus': {
    use: 'The state of an order or withdrawal in tables of the desk.',
    avoid: 'For sellers: StatusTag.',
    parts: 'Tag with icon and word.',
    keys: nothingToPress,
  },
  'Desk/ActivityTimeline': {
    use: 'Everything that happened to an order, a seller, a setting: events, reveals, messages, notes, money, notices.',
    avoid: 'For what a seller sees take OrderTimeline, for one talk MessageThread.',
    parts:
      'Days, a line an event with its sign, who, what, detail and time; a button that loads more at the foot.',
    keys: 'Nothing to press in the lines. Each is read with its kind; a note says that only operators see it.',
  },
  'Desk/ApprovalRow': {
    use: 'Whatever needs a second person: payouts, rates, reversals, adjustments.',
    avoid: 'For a step the same person confirms take Confirm.',
    parts:
      'Who asks, what happens, its kind, before and after, the facts that are signed, the text to the letter, its fingerprint, refuse and approve.',
    keys: 'The text that is signed opens by Enter and can be scrolled. Approve is described by what happens; the outcome is said politely.',
  },
  'Desk/BeforeAfter': {
    use: 'What a change does: before it is saved, in its history, in an approval.',
    avoid: 'For settings that only machines name take JsonDiff.',
    parts:
      'A table of field, before and after; with little room the three under each other. How many fields stay.',
    keys: 'A table with headers of rows and columns; nothing to press.',
  },
  'Desk/CommandPalette': {
    use: 'To go to any order, seller, withdrawal or page, and to run a command, without the mouse.',
    avoid: 'Never the only way to something. To choose a value in a form take Combobox.',
    parts:
      'A field, groups of results with icon, label, detail and key, a line that says which keys do what.',
    keys: 'Ctrl K or ⌘K opens it anywhere; arrows choose, Enter opens, Escape closes and gives the focus back. How many were found is said.',
  },
}
