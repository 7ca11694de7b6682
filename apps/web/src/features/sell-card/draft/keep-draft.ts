import type { LockedRate } from '@kaadi/core/machines'
import type { SellDraft } from '@kaadi/core/storage'
import { keptPhotos } from '../../../platform/photos/kept-photos.ts'
import type { Photos } from '../form/check-sell-form.ts'
import type { SellForm } from '../form/sell-form.ts'

/** What a draft is made of. */
export interface DraftParts {
  readonly userId: SellDraft['userId']
  readonly since: number
  readonly cardTypeId: string
  readonly named: SellDraft['named']
  readonly form: SellForm
  readonly photos: Photos
  readonly rate: LockedRate | undefined
  readonly isUnanswered: boolean
  readonly waits: SellDraft['waits']
}

/** The form as it is kept: everything but the codes and PINs of its cards. */
export const draftOf = ({ form, photos, rate, waits, ...rest }: DraftParts): SellDraft => {
  const { cards, ...choices } = form
  return {
    ...rest,
    form: { ...choices, count: cards.length },
    photos: keptPhotos(photos),
    ...(rate && { rate }),
    ...(waits && { waits }),
  }
}
