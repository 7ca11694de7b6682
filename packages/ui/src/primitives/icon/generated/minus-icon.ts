// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const MinusIcon = /* @__PURE__ */ createIcon('MinusIcon', 'M5 12h14')
