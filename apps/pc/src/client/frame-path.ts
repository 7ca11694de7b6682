import { pathOf, safeFramePath } from '@kaadi/core/navigation'

/** What the phone frame shows for the page's `s`. The index has nothing to show in a frame: it leads to a landing page. */
export const framePathOf = (search: string): string => {
  const path = safeFramePath(new URLSearchParams(search).get('s'))
  return pathOf(path) === '/' ? '/home' : path
}
