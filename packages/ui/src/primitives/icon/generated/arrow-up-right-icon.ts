// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ArrowUpRightIcon = /* @__PURE__ */ createIcon('ArrowUpRightIcon', 'M7 7h10v10M7 17L17 7', true)
