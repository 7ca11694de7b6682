// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ChevronUpIcon = /* @__PURE__ */ createIcon('ChevronUpIcon', 'M18 15l-6-6l-6 6')
