// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ChevronLeftIcon = /* @__PURE__ */ createIcon('ChevronLeftIcon', 'M15 18l-6-6l6-6', true)
