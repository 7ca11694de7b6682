import { useEffect } from 'react'

/** Names the screen in the browser's title. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Desk`
  }, [title])
}
