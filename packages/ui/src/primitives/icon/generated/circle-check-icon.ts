// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const CircleCheckIcon = /* @__PURE__ */ createIcon('CircleCheckIcon', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12')
