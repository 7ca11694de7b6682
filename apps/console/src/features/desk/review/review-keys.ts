import type { ShortcutGroup } from '@kaadi/ui/desk'

/** Reasons from the first on. Letters that mean something else on this screen are left out. */
export const reasonKeys = [...'qweasfzxvbyuiohl']

/** What `?` lists: every key of the screen. */
export const reviewKeys = (cards: number): readonly ShortcutGroup[] => [
  {
    title: 'The order',
    shortcuts: [
      { keys: ['T'], does: 'Take the order' },
      { keys: ['G'], does: 'Give it back to the queue' },
      { keys: ['?'], does: 'Show this list' },
    ],
  },
  {
    title: 'The verdict',
    shortcuts: [
      { keys: ['1', '2', '3'], does: 'Valid, send back, refuse' },
      { keys: ['C'], does: 'Open the code' },
      { keys: ['Q', 'W', 'E', '…'], does: 'Choose the reason with that letter' },
      { keys: ['P'], does: 'Add a picture of yours as evidence' },
      ...(cards > 1 ? [{ keys: ['J', 'K'], does: 'Next card, card before' }] : []),
      { keys: ['D'], does: 'Decide' },
    ],
  },
  {
    title: 'The photos',
    shortcuts: [
      { keys: ['+', '−'], does: 'Zoom in, zoom out' },
      { keys: ['R'], does: 'Turn' },
      { keys: ['0'], does: 'Fit' },
      { keys: ['[', ']'], does: 'Photo before, next photo' },
      { keys: ['←', '↑', '→', '↓'], does: 'Move the photo that has the focus' },
    ],
  },
]
