import type { PlazaLine } from '@kaadi/contract/plaza'

/** The receipt number of a line, made of its facts and of the id of what was paid (`plazaLineSchema`). */
export async function receiptHashOf(id: string, line: PlazaLine): Promise<string> {
  const facts = [id, line.amount, line.currencyId, line.label, line.durationSeconds, line.time].join('\n')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(facts))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The id in the address of a trade's or a withdrawal's page, or what was given where it is an id itself. */
export const idIn = (given: string): string => /(?:giftOrderId|id)=([\w-]+)/.exec(given)?.[1] ?? given.trim()
