// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const TagIcon = /* @__PURE__ */ createIcon('TagIcon', 'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0')
