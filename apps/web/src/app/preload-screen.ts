import { pathOf } from '@kaadi/core/navigation'
import type { Extent } from '../platform/words/speak-language.ts'
import { routeTable } from './route-table.ts'

/** Begins to load the screen of a path while the app itself is still starting. @returns how much of a language it needs */
export const preloadScreen = (path: string): Extent => {
  const wanted = pathOf(path)
  const route = routeTable.find((one) => pathOf(one.path) === wanted)
  // A file that is gone is told where the screen is drawn.
  route?.load().catch(() => undefined)
  return route?.isFirst === false ? 'whole' : 'first'
}
