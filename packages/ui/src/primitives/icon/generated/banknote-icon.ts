// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const BanknoteIcon = /* @__PURE__ */ createIcon('BanknoteIcon', 'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01')
