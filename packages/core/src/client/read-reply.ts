import { ContractError } from '../errors/index.ts'

/** A reply may be this long and no longer, in bytes. */
export const replyMaxBytes = 10 * 1024 * 1024

/** Reads a reply's text. Stops at ten megabytes with `ContractError`, whatever the reply said of its length. */
export const readReply = async (response: Response, call: string): Promise<string> => {
  const tooLarge = () => {
    void response.body?.cancel().catch(() => {})
    return new ContractError(call, 'too-large')
  }
  if (Number(response.headers.get('Content-Length') ?? 0) > replyMaxBytes) throw tooLarge()
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > replyMaxBytes) {
      void reader.cancel().catch(() => {})
      throw new ContractError(call, 'too-large')
    }
    text += decoder.decode(value, { stream: true })
  }
}
