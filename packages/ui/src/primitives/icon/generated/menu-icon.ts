// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.
import { createIcon } from '../create-icon.tsx'

export const MenuIcon = /* @__PURE__ */ createIcon('MenuIcon', 'M4 5h16M4 12h16M4 19h16')
