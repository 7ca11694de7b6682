'use client'

import { Kbd } from './kbd.tsx'
import { useSingleKeys } from './shortcuts-provider.tsx'

/** The key that does the same as the button it stands on. Out of sight where single keys are turned off. */
export const KeyMark = ({ of: key }: { of: string | undefined }) =>
  useSingleKeys() && key ? <Kbd aria-hidden="true">{key.toUpperCase()}</Kbd> : null
