// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ArrowDownLeftIcon = /* @__PURE__ */ createIcon('ArrowDownLeftIcon', 'M17 7L7 17m10 0H7V7', true)
