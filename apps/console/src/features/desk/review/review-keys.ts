import type { ShortcutGroup } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { photoKeys } from '../../../platform/content/photo-keys.ts'
import { takeBackKeys } from '../../../platform/refusals/take-back-key.tsx'

/** What `?` lists: every key of the screen. */
export const reviewKeys = (cards: number): readonly ShortcutGroup[] => [
  {
    title: t('The order'),
    shortcuts: [
      { keys: ['T'], does: t('Take the order') },
      { keys: ['G'], does: t('Give it back to the queue') },
      { keys: ['M'], does: t('Hand cards to a redeemer, write down its answer') },
      { keys: ['H'], does: t('Hand it over to a colleague') },
      { keys: ['O'], does: t('Cancel the order') },
      { keys: ['I'], does: t('Answer the seller’s message') },
      { keys: ['.', ','], does: t('Next order in the queue, order before') },
    ],
  },
  {
    title: t('The verdict'),
    shortcuts: [
      { keys: ['1', '2', '3', '4'], does: t('Valid, send back, refuse, other price') },
      { keys: ['C'], does: t('Open the code') },
      { keys: ['L'], does: t('Type a code from the photo again') },
      { keys: ['N'], does: t('Open the issuer’s balance page and write down what it says') },
      { keys: ['Q', 'W', 'E', '…'], does: t('Choose the reason with that letter') },
      { keys: ['5', '6', '…'], does: t('Name a photo of the seller as evidence') },
      { keys: ['V'], does: t('Write what the card is worth instead') },
      { keys: ['P'], does: t('Add a picture of yours as evidence') },
      ...(cards > 1 ? [{ keys: ['J', 'K'], does: t('Next card, card before') }] : []),
      { keys: [t('Enter')], does: t('From a note or a value on to what comes next') },
      { keys: ['D'], does: t('Decide') },
      { keys: [takeBackKeys()], does: t('Take a refusal back, for five seconds') },
    ],
  },
  photoKeys(),
]
