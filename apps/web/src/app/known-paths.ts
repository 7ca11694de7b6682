import { exactPathOf } from '@kaadi/core/navigation'
import { paths } from './paths.ts'
import { routeTable } from './route-table.ts'

const known = new Set(Object.values(paths).map(exactPathOf))
const built = new Set(routeTable.map(({ path }) => exactPathOf(path)))

/** Whether the product has a path. The guard decides about it, also where its screen is not built yet. */
export const isKnownPath = (path: string): boolean => known.has(exactPathOf(path))

/** Whether a screen of this app exists for a path. */
export const isBuiltPath = (path: string): boolean => built.has(exactPathOf(path))
