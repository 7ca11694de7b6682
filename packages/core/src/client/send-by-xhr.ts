import { ContractError, NetworkError } from '../errors/index.ts'
import type { RawReply } from './parse-reply.ts'
import { replyMaxBytes } from './read-reply.ts'
import type { OutgoingRequest } from './send-by-fetch.ts'

/**
 * Sends a file by XMLHttpRequest, the one way in which browsers tell how much has left the device: streamed request
 * bodies are refused over HTTP/1.1 and count what was read, not what was sent.
 */
export const sendByXhr = (
  request: OutgoingRequest,
  Xhr: typeof XMLHttpRequest,
  onProgress: ((share: number) => void) | undefined,
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const xhr = new Xhr()
    const abort = () => xhr.abort()
    const settle = (run: () => void) => () => {
      request.signal.removeEventListener('abort', abort)
      run()
    }
    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    }
    xhr.onload = settle(() => {
      const { status, responseText: text } = xhr
      if (text.length > replyMaxBytes) reject(new ContractError(request.call, 'too-large'))
      else resolve({ status, text })
    })
    xhr.onerror = settle(() => reject(new NetworkError(request.call, 'unreachable')))
    xhr.onabort = settle(() => reject(request.signal.reason))
    request.signal.addEventListener('abort', abort)
    xhr.send(request.body as XMLHttpRequestBodyInit)
  })
