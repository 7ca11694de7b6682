let last: 'keys' | 'pointer' | undefined

/** Whether the person moved about by keys last. A page that nothing was pressed on yet was opened by a thumb. */
export const usesKeys = (): boolean => last === 'keys'

/**
 * A sheet that a reload has opened again has the focus, and nobody is told of it by a ring: nothing was pressed on this
 * page yet. With the first step the ring is back.
 */
export const quietFirstFocus = (dialog: HTMLDialogElement): void => {
  const focused = document.activeElement
  if (last !== undefined || !(focused instanceof HTMLElement) || !dialog.contains(focused)) return
  focused.toggleAttribute('data-quiet-focus', true)
  focused.addEventListener('blur', () => focused.removeAttribute('data-quiet-focus'), { once: true })
}

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (last = 'keys'), { capture: true, passive: true })
  window.addEventListener('pointerdown', () => (last = 'pointer'), { capture: true, passive: true })
}
