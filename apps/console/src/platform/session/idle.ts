/** When a hand was last on any tab of the console: kept beside the session, so that all tabs count together. */
const key = 'console-touched-at'
const writtenEveryMs = 5_000
const lookedAtEveryMs = 5_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

const read = (): number => {
  try {
    return Number(window.localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
const write = (at: number): void => {
  try {
    window.localStorage.setItem(key, String(at))
  } catch {
    // Without storage each tab counts for itself.
  }
}

/**
 * Tells once when nobody has touched the console for so long, in any tab. The page asks for news by itself, so the service
 * cannot tell that the chair is empty. Answers how to stop.
 */
export function watchIdle(afterSeconds: number, onIdle: () => void): () => void {
  let touchedAt = Date.now()
  let writtenAt = touchedAt
  write(touchedAt)
  const touch = () => {
    touchedAt = Date.now()
    if (touchedAt - writtenAt < writtenEveryMs) return
    writtenAt = touchedAt
    write(touchedAt)
  }
  const look = () => {
    if (Date.now() - Math.max(touchedAt, read()) < afterSeconds * 1000) return
    stop()
    onIdle()
  }
  const timer = setInterval(look, Math.min(lookedAtEveryMs, afterSeconds * 1000))
  const stop = () => {
    clearInterval(timer)
    for (const sign of signs) window.removeEventListener(sign, touch)
  }
  for (const sign of signs) window.addEventListener(sign, touch, { passive: true })
  return stop
}
