import { useReducer, useState } from 'react'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { earlierPhotos } from '../../../platform/photos/kept-photos.ts'
import { isChosen } from '../../../platform/photos/photo-look.ts'
import { usePhotoShelf } from '../../../platform/photos/use-photo-shelf.ts'
import { useSession } from '../../../platform/session/session.ts'
import { formOfDraft, isSaleOf } from '../draft/take-up-draft.ts'
import { useFoundSellDrafts } from '../draft/use-draft.ts'
import type { NamedSale } from '../sale/sell-card-facts.ts'
import { keepForm, takeKeptForm } from './kept-form.ts'
import { changeSellForm, isFilled, type SellForm } from './sell-form.ts'

/**
 * The form and its photos. When the session dies under a filled form both are kept in this page's memory until the same
 * seller has signed in again; without the page there is the draft on the device, which has no codes.
 */
export function useSellForm(cardTypeId: string, named: NamedSale, empty: () => SellForm) {
  const { session } = usePlatform()
  const userId = useSession().user?.userId
  const [kept] = useState(() => takeKeptForm(cardTypeId, named, userId))
  const found = useFoundSellDrafts().find((one) => one.cardTypeId === cardTypeId)
  // Cards that may have arrived are never sent as another sale before it is known.
  const isMeant = found && (found.isUnanswered || isSaleOf(named, found))
  const [earlier] = useState(isMeant ? found : undefined)
  const draft = kept ? undefined : earlier
  const [owner, setOwner] = useState(userId)
  // On a first visit the user is known only after the form has opened.
  if (owner === undefined && userId !== undefined) setOwner(userId)
  const [form, change] = useReducer(
    changeSellForm,
    undefined,
    () => kept?.form ?? (draft ? formOfDraft(draft) : empty()),
  )
  const [shelf, photos] = usePhotoShelf(kept?.shelf, draft ? earlierPhotos(draft) : [], () => {
    const { isSignedIn, end } = session.current()
    const diedUnder = !isSignedIn && end !== undefined && end !== 'signed-out'
    if (!diedUnder || owner === undefined || !isFilled(form, chosen)) return false
    keepForm({ userId: owner, cardTypeId, named, form, shelf })
    return true
  })
  const chosen = [...photos.values()].filter(isChosen).length
  return {
    owner,
    form,
    change,
    shelf,
    photos,
    chosen,
    /** What the form was filled from. */
    draft,
    /** What was written of this sale before, be it of a form that was in memory with more than that. */
    earlier,
    /** The form was in memory, with its codes, and its photos go on by themselves. */
    isKept: kept !== undefined,
  }
}
