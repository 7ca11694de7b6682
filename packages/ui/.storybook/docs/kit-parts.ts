import * as desk from '../../src/desk/index.ts'
import * as widgets from '../../src/desk/widgets/index.ts'
import * as kit from '../../src/index.ts'
import * as icons from '../../src/primitives/icon/index.ts'

/** The components that the package gives, by entry. */
export const partsByEntry: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    '@kaadi/ui': kit,
    '@kaadi/ui/icons': icons,
    '@kaadi/ui/desk': desk,
    '@kaadi/ui/desk/widgets': widgets,
  }).map(([entry, given]) => [
    entry,
    Object.entries(given)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .map(([name]) => name),
  ]),
)

export const kitParts: readonly string[] = Object.values(partsByEntry).flat()
