import { pathOf } from '@kaadi/core/navigation'
import { paths } from './paths.ts'
import { routeTable } from './route-table.ts'

const known = new Set([paths.index, paths.pc, paths.pcad, ...routeTable.map(({ path }) => path)].map(pathOf))

/** Whether a screen exists for a path. */
export const isKnownPath = (path: string): boolean => known.has(pathOf(path))
