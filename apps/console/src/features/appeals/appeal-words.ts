import { type AppealCase, type AppealRow, type AppealStatus, appealStatus } from '@kaadi/contract/appeals'
import type { ShortcutGroup } from '@kaadi/ui/desk'
import { type Message, msg, t } from '@kaadi/words'
import { photoKeys } from '../../platform/content/photo-keys.ts'
import { takeBackKeys } from '../../platform/refusals/take-back-key.tsx'

const names: Readonly<Record<AppealStatus, Message>> = {
  0: msg('Waiting'),
  1: msg('Waiting'),
  2: msg('Paid after all'),
  3: msg('Refused for good'),
}

/** How an appeal stands, as a list says it. */
export const stateOf = ({
  status,
  takenBy,
  takenByMe,
  judgedByMe,
}: Pick<AppealRow, 'status' | 'takenBy' | 'takenByMe' | 'judgedByMe'>): string => {
  if (status === appealStatus.upheld || status === appealStatus.refused) return t(names[status])
  if (takenByMe) return t('With you')
  if (takenBy !== null) return t('With {name}', { name: takenBy })
  return judgedByMe ? t('You refused it') : t(names[status])
}

/** The same of one that is open: of an order of several cards, how many of them are paid. */
export const resultOf = (shown: AppealCase): string => {
  const { cards } = shown.desk.order
  const paid = cards.filter(({ settledAmount }) => settledAmount !== null)
  if (shown.status !== appealStatus.upheld || paid.length === cards.length) return stateOf(shown)
  return t('Paid for {count} of {all} cards', { count: paid.length, all: cards.length })
}

/** What `?` lists. */
export const appealKeys = (): readonly ShortcutGroup[] => [
  {
    title: t('The appeal'),
    shortcuts: [
      { keys: ['T'], does: t('Take the appeal') },
      { keys: ['C'], does: t('Open the code') },
      { keys: ['L'], does: t('Type a code from the photo again') },
      { keys: ['1', '2', '…'], does: t('Say that the card with that number is valid after all') },
      { keys: ['D'], does: t('Decide') },
      { keys: ['G'], does: t('Give it back') },
      { keys: [takeBackKeys()], does: t('Take a refusal back, for five seconds') },
    ],
  },
  photoKeys(),
]
