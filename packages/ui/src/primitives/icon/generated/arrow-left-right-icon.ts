// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ArrowLeftRightIcon = /* @__PURE__ */ createIcon('ArrowLeftRightIcon', 'M8 3L4 7l4 4M4 7h16m-4 14l4-4l-4-4m4 4H4')
