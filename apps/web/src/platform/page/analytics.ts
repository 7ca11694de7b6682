import type { AnalyticsEvent } from '@kaadi/core/analytics'

interface TaggedWindow extends Window {
  dataLayer?: unknown[]
}

/** Hands an event to the tag manager of the tenant, where there is one; without one it waits in the page's list. */
export const logAnalytics = ({ name }: AnalyticsEvent, window: TaggedWindow = globalThis.window): void => {
  window.dataLayer ??= []
  window.dataLayer.push({ event: name })
}
