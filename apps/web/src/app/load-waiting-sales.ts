import type { ComponentType } from 'react'
import { withRest } from '../platform/words/speak-language.ts'

/**
 * What sends the sales that wait: the file of the screen that they were made on. Asked for by a file of its own, so that a first
 * look does not carry the names of all that the screen stands on.
 */
export async function loadWaitingSales(): Promise<ComponentType> {
  const { WaitingSales } = await withRest(import('../routes/sell/submit.route.tsx'))
  return WaitingSales
}
