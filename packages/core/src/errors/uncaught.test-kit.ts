/** Collects what surfaces as an uncaught error while `run` goes on, in place of the runner, which would fail for it. */
export const uncaughtDuring = async (run: () => unknown): Promise<unknown[]> => {
  const uncaught: unknown[] = []
  const collect = (error: unknown) => uncaught.push(error)
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', collect)
  try {
    await run()
    await new Promise((done) => process.nextTick(() => queueMicrotask(() => process.nextTick(done))))
  } finally {
    process.off('uncaughtException', collect)
    for (const listener of others) process.on('uncaughtException', listener)
  }
  return uncaught
}
