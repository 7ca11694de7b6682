// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const PlusIcon = /* @__PURE__ */ createIcon('PlusIcon', 'M5 12h14m-7-7v14')
