// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const BanIcon = /* @__PURE__ */ createIcon('BanIcon', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M4.929 4.929L19.07 19.071')
