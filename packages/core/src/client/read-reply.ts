import { ContractError } from '../errors/index.ts'

/** A reply may be this long and no longer, in bytes. */
export const replyMaxBytes = 10 * 1024 * 1024

/** Reads a reply's text. Stops at ten megabytes with `ContractError`, whatever the reply said of its length. */
export const readReply = async (response: Response, call: string): Promise<string> => {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > replyMaxBytes) {
      void reader?.cancel().catch(() => {})
      throw new ContractError(call, 'too-large')
    }
    text += decoder.decode(value, { stream: true })
  }
}
