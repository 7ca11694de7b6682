import type { DeskOrder } from '@kaadi/contract/desk'
import type { TagTone } from '@kaadi/ui'

type FlagKind = DeskOrder['flags'][number]['kind']

/** What the automatic look found, in a word or two; the whole sentence stands with the facts. */
export const flagNames: Readonly<Record<FlagKind, { readonly label: string; readonly tone: TagTone }>> = {
  duplicateOther: { label: 'Code of two sellers', tone: 'bad' },
  duplicateImage: { label: 'Photo seen before', tone: 'bad' },
  highValue: { label: 'High value', tone: 'todo' },
  resubmission: { label: 'Sent again', tone: 'plain' },
  firstOrder: { label: 'First order', tone: 'plain' },
}
