import { desk } from './desk.ts'
import type { Guide } from './guide.ts'
import { layouts } from './layouts.ts'
import { moneyPatterns } from './money-patterns.ts'
import { patterns } from './patterns.ts'
import { primitives } from './primitives.ts'

/** By title of the stories. `guides.test.ts` fails where a component has none. */
export const guides: Readonly<Record<string, Guide>> = {
  ...primitives,
  ...layouts,
  ...patterns,
  ...moneyPatterns,
  ...desk,
}
