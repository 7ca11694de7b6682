/** Who was asked says more than an answer has. */
export class ReplyTooLong extends Error {}

/** The text of a reply of at most so many bytes. Throws `ReplyTooLong` at the first byte over them. */
export async function readAtMost(reply: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new ReplyTooLong(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** What a reply says, or undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
