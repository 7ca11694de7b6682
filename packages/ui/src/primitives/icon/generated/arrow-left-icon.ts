// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ createIcon('ArrowLeftIcon', 'M12 19l-7-7l7-7m7 7H5', true)
