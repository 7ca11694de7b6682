// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const ChartLineIcon = /* @__PURE__ */ createIcon('ChartLineIcon', 'M3 3v16a2 2 0 0 0 2 2h16M19 9l-5 5l-4-4l-3 3')
