import { useReducer, useState } from 'react'
import { usePlatform } from '../../../platform/platform-context.ts'
import { useSession } from '../../../platform/session.ts'
import { usePhotoShelf } from '../photos/use-photo-shelf.ts'
import { keepForm, takeKeptForm } from './kept-form.ts'
import { changeSellForm, isFilled, type SellForm } from './sell-form.ts'

/**
 * The form and its photos. When the session dies under a filled form both are kept in this page's memory until the same
 * seller has signed in again.
 */
export function useSellForm(cardTypeId: string, empty: () => SellForm) {
  const { session } = usePlatform()
  const userId = useSession().user?.userId
  const [kept] = useState(() => takeKeptForm(cardTypeId, userId))
  const [owner, setOwner] = useState(userId)
  // On a first visit the user is known only after the form has opened.
  if (owner === undefined && userId !== undefined) setOwner(userId)
  const [form, change] = useReducer(changeSellForm, undefined, () => kept?.form ?? empty())
  const [shelf, photos] = usePhotoShelf(kept?.shelf, () => {
    const { isSignedIn, end } = session.current()
    const diedUnder = !isSignedIn && end !== undefined && end !== 'signed-out'
    if (!diedUnder || owner === undefined || !isFilled(form, photos.size)) return false
    keepForm({ userId: owner, cardTypeId, form, shelf })
    return true
  })
  return { form, change, shelf, photos }
}
