/** One message of a stream of server-sent events. */
export interface SseMessage {
  readonly data: string
  /** `message` where the server names none. */
  readonly event: string
  /** Id of the last message that had one, this one included. */
  readonly lastEventId: string
}

/** Reads server-sent events piece by piece. */
export interface SseParser {
  /** Takes the next piece of text, wherever it was cut, and answers the messages that it completes. */
  push(text: string): SseMessage[]
  /** How long the server wants us to wait before coming back, if it said so. */
  readonly retryMs: number | undefined
}

/** A line this long is no event of ours; without a bound a hostile reply could fill the memory. */
const longestLine = 1024 * 1024

/** Reads the format of server-sent events, as the HTML standard has it. Throws where a line never ends. */
export const createSseParser = (firstLastEventId = ''): SseParser => {
  let rest = ''
  let endedByReturn = false
  let data: string[] = []
  let event = ''
  let lastEventId = firstLastEventId
  let retryMs: number | undefined

  const takeField = (line: string): void => {
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id' && !value.includes('\0')) lastEventId = value
    else if (name === 'retry' && /^\d+$/.test(value)) retryMs = Number(value)
  }
  const takeLine = (line: string): SseMessage | undefined => {
    if (line !== '') {
      takeField(line)
      return undefined
    }
    const message =
      data.length > 0 ? { data: data.join('\n'), event: event || 'message', lastEventId } : undefined
    data = []
    event = ''
    return message
  }
  return {
    push: (text) => {
      // A break of two characters may be cut in the middle.
      const piece = endedByReturn && text.startsWith('\n') ? text.slice(1) : text
      if (text !== '') endedByReturn = text.endsWith('\r')
      const lines = (rest + piece).split(/\r\n|\r|\n/)
      rest = lines.pop() ?? ''
      if (rest.length > longestLine) throw new Error('A line of the stream never ends.')
      return lines.map(takeLine).filter((message) => message !== undefined)
    },
    get retryMs() {
      return retryMs
    },
  }
}
