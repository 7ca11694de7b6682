// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const CircleXIcon = /* @__PURE__ */ createIcon('CircleXIcon', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M15 9l-6 6m0-6l6 6')
