// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const EllipsisIcon = /* @__PURE__ */ createIcon('EllipsisIcon', 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0')
