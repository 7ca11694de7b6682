import type { RawReply } from './parse-reply.ts'
import { type FetchOptions, type OutgoingRequest, sendByFetch } from './send-by-fetch.ts'

interface KnownReply {
  readonly tag: string
  readonly authorization: string | undefined
  readonly text: string
}

/** Sends a read with the tag of what it was answered last. */
export interface KnownReplies {
  readonly send: (request: OutgoingRequest, options: FetchOptions) => Promise<RawReply>
  readonly forget: () => void
}

const maxReplies = 60
const maxLength = 100_000

/**
 * What the service answered to reads that no browser may store (`no-store`), while the page is open: "nothing new" (304)
 * is then a reply of no length. Each belongs to one token.
 */
export const createKnownReplies = (): KnownReplies => {
  const replies = new Map<string, KnownReply>()

  return {
    send: async (request, options) => {
      const { url, headers } = request
      const authorization = headers.Authorization
      const found = replies.get(url)
      const known = found?.authorization === authorization ? found : undefined
      let tag: string | null = null
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const response = await (options.fetch ?? globalThis.fetch)(input, init)
        const isStored = !response.headers.get('Cache-Control')?.includes('no-store')
        tag = isStored ? null : response.headers.get('ETag')
        return known && response.status === 304
          ? new Response(known.text, { headers: response.headers })
          : response
      }
      const asked = known ? { ...request, headers: { ...headers, 'If-None-Match': known.tag } } : request
      const reply = await sendByFetch(asked, { ...options, fetch })
      replies.delete(url)
      if (tag && reply.status === 200 && reply.text.length <= maxLength) {
        if (replies.size >= maxReplies) replies.clear()
        replies.set(url, { tag, authorization, text: reply.text })
      }
      return reply
    },
    forget: () => replies.clear(),
  }
}
