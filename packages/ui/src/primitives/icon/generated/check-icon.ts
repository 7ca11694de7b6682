// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const CheckIcon = /* @__PURE__ */ createIcon('CheckIcon', 'M20 6L9 17l-5-5')
