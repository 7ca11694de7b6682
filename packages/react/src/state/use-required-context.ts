'use client'

import { type Context, use } from 'react'

/**
 * What the nearest provider gives. Outside of one it throws, and says what is missing.
 *
 * @example
 * export const usePlatform = () => useRequiredContext(PlatformContext, 'platform')
 */
export const useRequiredContext = <Value extends object>(
  context: Context<Value | null>,
  /** What it is called in the message. */
  name: string,
): Value => {
  const value = use(context)
  if (!value) throw new Error(`This part is rendered outside the provider of its ${name}.`)
  return value
}
