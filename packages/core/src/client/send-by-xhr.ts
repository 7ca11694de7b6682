import { ContractError, NetworkError } from '../errors/index.ts'
import type { RawReply } from './parse-reply.ts'
import { replyMaxBytes } from './read-reply.ts'
import { retryAfterMs } from './retry.ts'
import type { OutgoingRequest } from './send-by-fetch.ts'

/** Carries a request with a file, telling the share that was sent, from 0 to 1. Rejects with the signal's reason when it aborts. */
export type SendFile = (
  request: OutgoingRequest,
  onProgress: ((share: number) => void) | undefined,
) => Promise<RawReply>

/**
 * Sends a file by XMLHttpRequest, the one way in which browsers tell how much has left the device: streamed request
 * bodies are refused over HTTP/1.1 and count what was read, not what was sent. For `ClientOptions.sendFile`. A redirect is
 * followed, since XMLHttpRequest cannot be told otherwise; to another host only where that one allows it (CORS).
 */
export const sendByXhr: SendFile = (request, onProgress) =>
  new Promise((resolve, reject) => {
    const { call, method, url, headers, signal } = request
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    }
    // Comes last, whatever has happened. A status of 0 means that no reply has come.
    xhr.onloadend = () => {
      signal.removeEventListener('abort', abort)
      const { status, responseText: text } = xhr
      if (signal.aborted) reject(signal.reason)
      else if (status === 0) reject(new NetworkError(call, 'unreachable'))
      else if (text.length > replyMaxBytes) reject(new ContractError(call, 'too-large'))
      else
        resolve({
          status,
          text,
          retryAfterMs: retryAfterMs(xhr.getResponseHeader('Retry-After'), Date.now()),
        })
    }
    signal.addEventListener('abort', abort)
    xhr.send(request.body)
  })
