import { pathOf } from '@kaadi/core/navigation'
import { routeTable } from './route-table.ts'

/** Begins to load the screen of a path while the app itself is still starting. */
export const preloadScreen = (path: string): void => {
  const wanted = pathOf(path)
  // A file that is gone is told where the screen is drawn.
  routeTable
    .find((route) => pathOf(route.path) === wanted)
    ?.load()
    .catch(() => undefined)
}
