import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** A button that was in sight for a moment, and takes a press. */
export const seenButton = async (name: string): Promise<HTMLElement> => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3_000 })
  return button
}
