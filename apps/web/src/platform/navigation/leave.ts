import { framePath, landingPath, pathOf } from '@kaadi/core/navigation'

/** Pages of the same site that another app renders: they are loaded whole. */
export const isOutsideApp = (path: string): boolean => [landingPath, framePath].includes(pathOf(path))
