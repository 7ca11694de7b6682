// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const XIcon = /* @__PURE__ */ createIcon('XIcon', 'M18 6L6 18M6 6l12 12')
