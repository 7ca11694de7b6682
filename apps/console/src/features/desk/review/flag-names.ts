import type { DeskOrder } from '@kaadi/contract/desk'
import type { TagTone } from '@kaadi/ui'
import { type Message, msg } from '@kaadi/words'

type FlagKind = DeskOrder['flags'][number]['kind']

/** What the automatic look found, in a word or two; the whole sentence stands with the facts. */
export const flagNames: Readonly<Record<FlagKind, { readonly label: Message; readonly tone: TagTone }>> = {
  duplicateOther: { label: msg('Code of two sellers'), tone: 'bad' },
  duplicateImage: { label: msg('Photo seen before'), tone: 'bad' },
  highValue: { label: msg('High value'), tone: 'todo' },
  resubmission: { label: msg('Sent again'), tone: 'plain' },
  firstOrder: { label: msg('First order'), tone: 'plain' },
}
