// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ChevronDownIcon = /* @__PURE__ */ createIcon('ChevronDownIcon', 'M6 9l6 6l6-6')
