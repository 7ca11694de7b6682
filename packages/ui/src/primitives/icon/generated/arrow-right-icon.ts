// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ArrowRightIcon = /* @__PURE__ */ createIcon('ArrowRightIcon', 'M5 12h14m-7-7l7 7l-7 7', true)
