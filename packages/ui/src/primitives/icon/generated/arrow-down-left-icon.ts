// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ArrowDownLeftIcon = /* @__PURE__ */ createIcon('ArrowDownLeftIcon', 'M17 7 7 17M17 17H7V7', true)
