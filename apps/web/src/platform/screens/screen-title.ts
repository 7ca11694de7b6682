import { useDocumentTitle } from '@kaadi/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSiteName } from '../content/site.ts'
import { usesKeys } from '../device/last-input.ts'

// The router's own name for the entry that the page was opened with.
const firstEntry = 'default'

/**
 * Names the screen in the browser's title and, after a navigation, moves the focus to its heading, so that a screen
 * reader says where the person has arrived. The first screen leaves the focus where the browser put it.
 */
export function useScreenTitle(title: string): void {
  const siteName = useSiteName()
  const { key, pathname } = useLocation()
  useDocumentTitle(title, siteName)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone is no new screen
  useEffect(() => {
    if (key !== firstEntry) focusHeading()
  }, [pathname])
}

const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1, h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.toggleAttribute('data-quiet-focus', !usesKeys())
  heading.focus({ preventScroll: true })
}
