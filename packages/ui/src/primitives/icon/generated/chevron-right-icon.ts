// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ChevronRightIcon = /* @__PURE__ */ createIcon('ChevronRightIcon', 'M9 18l6-6l-6-6', true)
