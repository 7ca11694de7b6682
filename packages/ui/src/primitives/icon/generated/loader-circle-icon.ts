// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const LoaderCircleIcon = /* @__PURE__ */ createIcon('LoaderCircleIcon', 'M21 12a9 9 0 1 1-6.219-8.56')
