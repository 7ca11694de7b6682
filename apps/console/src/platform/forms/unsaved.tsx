import { useRequiredContext } from '@kaadi/react'
import { AlertDialog } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { createContext, type ReactNode, useEffect, useId, useState } from 'react'
import { type Location, useBlocker } from 'react-router-dom'

type Tell = (name: string, isUnsaved: boolean) => void
const UnsavedContext = createContext<Tell | null>(null)

/** What of an address says which form is open; the rest narrows a list down beside it. */
const opened = ['id', 'resource'] as const

function leaves(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  return opened.some((name) => before.get(name) !== after.get(name))
}

/**
 * Asks once before something that was written is left: by a link, by what closes a drawer, by Back, and, in the browser's own
 * words, by a reload or a closed tab.
 */
export function WithUnsaved({ children }: { readonly children: ReactNode }) {
  const [names] = useState(() => new Set<string>())
  const [tell] = useState(
    (): Tell => (name, isUnsaved) => {
      if (isUnsaved) names.add(name)
      else names.delete(name)
    },
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => names.size > 0 && leaves(currentLocation, nextLocation),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (names.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [names])
  return (
    <UnsavedContext value={tell}>
      {children}
      <AlertDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        title={t('Discard what you wrote?')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep writing')}
        variant="danger"
      >
        {t('It is not saved yet.')}
      </AlertDialog>
    </UnsavedContext>
  )
}

/** While this is true, nobody goes from the form without being asked. */
export function useUnsaved(isUnsaved: boolean): void {
  const tell = useRequiredContext(UnsavedContext, 'unsaved words')
  const name = useId()
  useEffect(() => {
    tell(name, isUnsaved)
    return () => tell(name, false)
  }, [tell, name, isUnsaved])
}
