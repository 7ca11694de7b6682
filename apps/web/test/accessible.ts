import { accessibilityFaults } from '@kaadi/testing/axe'
import { expect } from 'vitest'

/** No accessibility fault in what is shown. */
export const expectAccessible = async (container: Element): Promise<void> =>
  expect(await accessibilityFaults(container)).toEqual([])
