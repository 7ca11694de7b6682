let last: 'keys' | 'pointer' | undefined

/** Whether the person moved about by keys last. A page that nothing was pressed on yet was opened by a thumb. */
export const usesKeys = (): boolean => last === 'keys'

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (last = 'keys'), { capture: true, passive: true })
  window.addEventListener('pointerdown', () => (last = 'pointer'), { capture: true, passive: true })
}
