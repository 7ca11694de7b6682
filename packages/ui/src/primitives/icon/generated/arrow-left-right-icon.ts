// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ArrowLeftRightIcon = /* @__PURE__ */ createIcon('ArrowLeftRightIcon', 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4')
