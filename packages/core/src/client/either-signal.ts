/** Aborts with the first of two. `AbortSignal.any` came with Chrome 116, and cheap phones keep older WebViews. */
export const eitherSignal = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([one, other])
  const controller = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) controller.abort(signal.reason)
    else
      signal.addEventListener('abort', () => controller.abort(signal.reason), {
        once: true,
        signal: controller.signal,
      })
  }
  return controller.signal
}
