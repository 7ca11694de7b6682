import { createHmac } from 'node:crypto'

/**
 * `t=1764000000,v1=…`: the time, and a signature for each secret that holds. What is signed is the time, a dot, and the
 * body byte by byte; `verifyPartnerWebhook` of `@kaadi/core/partners` checks it.
 */
export function signEvent(body: string, secrets: readonly string[], seconds: number): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}
