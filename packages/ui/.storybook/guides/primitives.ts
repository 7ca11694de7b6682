import { type Guide, nothingToPress, oneLink } from './guide.ts'

export const primitives: Record<string, Guide> = {
  'Primitives/AmountInput': {
    use: 'Wherever a person types money: the value of a card, a sum to withdraw.',
    avoid: 'For counts take a Stepper, for codes a TextField.',
    parts:
      'Label, edge, symbol of the currency, figure in the display face, hint or error. Presets stand under it.',
    keys: 'An ordinary field with the decimal keypad. Groups appear while typing and the caret stays. The currency is read in full after the label.',
  },
  'Primitives/Button': {
    use: 'Something happens: send, save, withdraw. One primary (or earn, on the brand’s ground) a screen; its verb returns in the result.',
    avoid: 'To go somewhere take ButtonLink, inside a sentence TextLink. Never two primaries side by side.',
    parts: 'Ground, optional icon, words. While busy the words make room for a spinner and the width stays.',
    keys: 'Enter or Space. While busy it keeps the focus, says that it is busy and does nothing.',
  },
  'Primitives/Checkbox and Switch': {
    use: 'A checkbox for what is agreed to when a form is sent; a switch for what is on or off at once.',
    avoid: 'For one of several take Segmented. A switch never needs a Save button.',
    parts: 'Box or track, words, detail or error. The whole line can be pressed.',
    keys: 'Space turns it. Read as checkbox or switch with its state; an error is read after the words.',
  },
  'Primitives/Countdown': {
    use: 'Time that runs out and matters: the window of an order, the life of a rate.',
    avoid: 'For how long something took, write the duration as words.',
    parts: 'Ring that empties and figures in the colour of the text around it, or figures alone.',
    keys: 'No Tab stop. Read at 5 minutes, 1 minute and the end, never each second.',
  },
  'Primitives/Dialog, Sheet, Popup, Confirm': {
    use: 'A sheet for a choice on a phone, a dialog on a desk, a popup for one announcement, a confirm before what can’t be undone.',
    avoid: 'Not for what fits in the page. Never two over each other, save a confirm over a sheet.',
    parts: 'Backdrop, panel, handle (sheet), title, description, body that scrolls, docked actions.',
    keys: 'Focus goes in and stays in; Escape, the back gesture and a press beside it close; focus returns to the opener. A confirm begins on the way out.',
  },
  'Primitives/EmptyState': {
    use: 'A list that has nothing in it yet, with the one action that fills it.',
    avoid: 'For a failure take ErrorState, for a search without hits the list’s own words.',
    parts: 'Art (decoration), title, a sentence, one action.',
    keys: 'Only the action is a Tab stop. As a section of its own its title is a heading.',
  },
  'Primitives/ErrorState': {
    use: 'In place of content that did not come: not there, failed, offline.',
    avoid: 'For a field take its error, for what passes a toast beside a lasting trace.',
    parts: 'Icon, title, why, try again and a way on, number of the request.',
    keys: 'Try again keeps the focus while it tries. The number can be selected.',
  },
  'Primitives/Fields': {
    use: 'Every question of a form: one column, label above, hint or error below.',
    avoid: 'No placeholder in place of a label. For money take AmountInput.',
    parts:
      'Label with optional mark and end, edge with icon, control and button, hint that an error replaces.',
    keys: 'A press on the label goes to the control. Hint and error are read with it; show and hide is a button of its own; a pasted code fills all cells.',
  },
  'Primitives/Icon': {
    use: 'Beside a word, to find it sooner, or to carry a state without colour.',
    avoid: 'Alone only in IconButton. No icon as a picture.',
    parts: 'One path of a 24 grid, 2 px stroke, in the colour of the text.',
    keys: 'Hidden from screen readers unless it has a label.',
  },
  'Primitives/IconButton': {
    use: 'Two or three well known actions at the end of a bar: back, history, help.',
    avoid: 'For anything whose icon has to be guessed take a Button with words.',
    parts: 'Room of 44 px, icon, optional dot for news.',
    keys: 'Enter or Space. Its label is its name; a count of news belongs in it.',
  },
  'Primitives/Money': {
    use: 'Every amount that is shown.',
    avoid: 'Never format an amount by hand, never from a number.',
    parts: 'Sign, symbol without a space, figures of one width, kobo smaller from 28 px.',
    keys: 'Read as text with the name of the currency; a hidden amount is read as hidden.',
  },
  'Primitives/Notice': {
    use: 'What stands in the way or is asked, in place, until it is settled. Marigold only when the person must act.',
    avoid: 'For one sentence about the whole service NoticeBar, for what passes a toast.',
    parts: 'Tinted panel, title, words, clock or picture at the end, one action.',
    keys: 'A section named by its title. Give role alert to one that appears after a press.',
  },
  'Primitives/Panel': {
    use: 'A ground for what belongs together.',
    avoid: 'No panel in a panel but a sunk one; no panel around a single line of text.',
    parts: 'Surface with a hairline ring; no shadow unless it lies over the brand.',
    keys: nothingToPress,
  },
  'Primitives/PinPad': {
    use: 'The withdrawal password, by thumb.',
    avoid: 'Never for a code that may be pasted: OtpField.',
    parts: 'Dots, message, ten digits, an aside at the left, delete at the right.',
    keys: 'Digits and Backspace work anywhere on it. Only how many digits are in is read, never which.',
  },
  'Primitives/PresetChips': {
    use: 'The usual values beside a field, one press each.',
    avoid: 'For a filter FilterBar, for one of two to four Segmented.',
    parts: 'A line of chips that runs off the edge; the one in force is filled.',
    keys: 'Each chip is a Tab stop and says whether it is pressed. The line scrolls to the focus.',
  },
  'Primitives/ProgressBar': {
    use: 'How much of something is done, when it is known or will be.',
    avoid: 'For less than a second nothing, for a button its busy state.',
    parts: 'Track and bar.',
    keys: 'Read as a progress bar with its label and percentage.',
  },
  'Primitives/Row': {
    use: 'One line of a list: what, detail, answer.',
    avoid: 'For three or more columns on a wide page take a table.',
    parts: 'Start (face, disc, icon), title and detail, end (amount, tag, switch), chevron when it leads on.',
    keys: 'A link or button as a whole, one Tab stop; plain rows have none.',
  },
  'Primitives/Segmented': {
    use: 'One of two to four short choices, all in sight.',
    avoid: 'More or longer ones: Select. On and off: Switch.',
    parts: 'Track and segments, the chosen one raised; pills on the brand’s ground.',
    keys: 'One Tab stop, arrows move and choose, as in any radio group.',
  },
  'Primitives/Skeleton': {
    use: 'The real measures of what is on its way, after 150 ms.',
    avoid: 'Not on a refresh: keep the old data. Not on a button.',
    parts: 'A quiet bar, disc or panel that does not move.',
    keys: 'Hidden; the region around it says that it is busy.',
  },
  'Primitives/Spinner': {
    use: 'Inside what was pressed, while it works.',
    avoid: 'Never alone on a page: Skeleton.',
    parts: 'An arc in the colour of the text; with less motion three dots.',
    keys: 'Read by its label once.',
  },
  'Primitives/Stepper': {
    use: 'A small whole number: how many cards.',
    avoid: 'Above ten or so take an input.',
    parts: 'Label, less, figure, more, hint or error.',
    keys: 'Both buttons are Tab stops with names of their own; the figure is read when it changes.',
  },
  'Primitives/Tag': {
    use: 'A state in one or two words.',
    avoid: 'Not to press: Chip. Not for a sentence: Notice.',
    parts: 'Tint, icon that carries the meaning, word.',
    keys: nothingToPress,
  },
  'Primitives/TextLink': {
    use: 'Words that lead somewhere: “All 38 cards”.',
    avoid: 'What does something is a Button; alone on a line in a form take Button link.',
    parts: 'Words in the brand’s text colour with 44 px of room; inside a sentence underlined.',
    keys: oneLink,
  },
  'Primitives/Toast': {
    use: 'What passes: sent, copied, the server’s message. Red for failures, three seconds.',
    avoid: 'Never the only trace of a failure with money.',
    parts: 'Strip at the top of the screen with icon and words, one at a time.',
    keys: 'Read at once. Time stands still under the pointer or the focus; Escape puts it away.',
  },
  'Primitives/UpdateBar': {
    use: 'A new build is ready.',
    avoid: 'Never reload without being asked.',
    parts: 'One line and one button.',
    keys: 'Read politely; the button is the only Tab stop.',
  },
}
