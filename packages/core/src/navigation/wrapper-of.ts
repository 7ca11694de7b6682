/** Where a native wrapper lets a page speak to it. */
export interface WrapperPorts {
  /** Android's injected object. */
  readonly KaadiNative?: { postMessage(json: string): void } | undefined
  /** iOS's message handlers. */
  readonly webkit?: { messageHandlers?: { kaadi?: { postMessage(json: string): void } } } | undefined
}

/** Whether a native wrapper shows this page, and which. */
export const wrapperOf = (window: WrapperPorts): 'android' | 'ios' | undefined => {
  if (window.KaadiNative) return 'android'
  return window.webkit?.messageHandlers?.kaadi ? 'ios' : undefined
}
