import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../errors/index.ts'
import { createEventStream, createSseParser, type SseMessage, type StreamStatus } from './index.ts'

describe('the format of server-sent events', () => {
  it('is read as the standard has it', () => {
    const parser = createSseParser()
    const text = [
      ': a comment',
      'data: one',
      '',
      'id: 7',
      'event: order',
      'data:two',
      'data: three',
      '',
      'data',
      '',
      'unknown: x',
      'retry: 2000',
      'retry: soon',
      'id: bad\0id',
      '',
      'event: without data',
      '',
      'data:  spaced',
      '',
      '',
    ].join('\n')
    expect(parser.push(text)).toEqual([
      { data: 'one', event: 'message', lastEventId: '' },
      { data: 'two\nthree', event: 'order', lastEventId: '7' },
      { data: '', event: 'message', lastEventId: '7' },
      { data: ' spaced', event: 'message', lastEventId: '7' },
    ])
    expect(parser.retryMs).toBe(2000)
  })

  it('does not depend on where the text was cut, nor on the kind of line breaks', () => {
    const lines = [
      'id: 1',
      'data: a',
      '',
      ': still here',
      'event: x',
      'data: b',
      'data: c',
      '',
      'id: 2',
      'data: d',
      '',
    ]
    const whole = createSseParser().push(`${lines.join('\n')}\n`)
    expect(whole).toHaveLength(3)
    fc.assert(
      fc.property(
        fc.constantFrom('\n', '\r', '\r\n'),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        (lineBreak, sizes) => {
          const text = lines.join(lineBreak) + lineBreak
          const parser = createSseParser()
          const messages: SseMessage[] = []
          for (let at = 0, n = 0; at < text.length; n++) {
            const size = sizes[n % sizes.length]!
            messages.push(...parser.push(text.slice(at, at + size)))
            at += size
          }
          expect(messages).toEqual(whole)
        },
      ),
    )
  })

  it('has an end: a line without one is refused', () => {
    const parser = createSseParser()
    expect(() => {
      for (let n = 0; n < 3; n++) parser.push('x'.repeat(512 * 1024))
    }).toThrow('never ends')
  })
})

/** A service whose streams are written by hand. */
const service = () => {
  const opened: string[] = []
  const signals: AbortSignal[] = []
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = []
  const answers: (() => Promise<Response>)[] = []
  const encoder = new TextEncoder()
  return {
    opened,
    signals,
    answers,
    open: (lastEventId: string, signal: AbortSignal): Promise<Response> => {
      opened.push(lastEventId)
      signals.push(signal)
      const answer = answers.shift()
      if (answer) return answer()
      return Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => {
              controllers.push(controller)
              signal.addEventListener('abort', () => {
                try {
                  controller.error(signal.reason)
                } catch {
                  // It was closed by the test already.
                }
              })
            },
          }),
        ),
      )
    },
    write: async (text: string) => {
      controllers.at(-1)?.enqueue(encoder.encode(text))
      await vi.advanceTimersByTimeAsync(0)
    },
    cut: async () => {
      controllers.at(-1)?.error(new TypeError('network'))
      await vi.advanceTimersByTimeAsync(0)
    },
    close: async () => {
      controllers.at(-1)?.close()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

describe('a live stream', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const start = async (answers: (() => Promise<Response>)[] = []) => {
    const edge = service()
    edge.answers.push(...answers)
    const heard: string[] = []
    const statuses: StreamStatus[] = []
    const stream = createEventStream({
      open: edge.open,
      onMessage: ({ data }) => heard.push(data),
      onStatus: (status) => statuses.push(status),
      random: () => 1,
    })
    stream.start()
    await vi.advanceTimersByTimeAsync(0)
    return { edge, stream, heard, statuses }
  }

  it('tells messages as they come', async () => {
    const { edge, stream, heard, statuses } = await start()
    await edge.write('id: 1\ndata: a\n\nid: 2\nda')
    await edge.write('ta: b\n\n')
    expect(heard).toEqual(['a', 'b'])
    expect(stream.lastEventId).toBe('2')
    expect(statuses).toEqual(['connecting', 'open'])
    stream.stop()
    expect(statuses.at(-1)).toBe('ended')
    expect(edge.signals[0]?.aborted).toBe(true)
  })

  it('comes back after the last message it saw', async () => {
    const { edge, stream, heard } = await start()
    await edge.write('id: 41\ndata: a\n\n')
    await edge.cut()
    expect(stream.status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(edge.opened).toEqual(['', '41'])
    await edge.write('id: 42\ndata: b\n\n')
    expect(heard).toEqual(['a', 'b'])
    stream.stop()
  })

  it('waits longer each time, half a minute at most, and begins anew once the stream holds', async () => {
    const lost = () => Promise.reject(new NetworkError('GET /x', 'unreachable'))
    const { edge, stream } = await start(Array.from({ length: 7 }, () => lost))
    const waits: number[] = []
    for (let tries = 1; tries < 7; tries++) {
      const before = Date.now()
      while (edge.opened.length === tries) await vi.advanceTimersByTimeAsync(500)
      waits.push(Date.now() - before)
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(stream.status).toBe('open')
    await edge.write('retry: 1000\n\n')
    await edge.write(': still here\n\n')
    await edge.cut()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(stream.status).toBe('open')
    stream.stop()
  })

  it('waits longer for a server that greets and hangs up', async () => {
    const { edge, stream } = await start()
    for (const wait of [2_000, 4_000, 8_000]) {
      await edge.write('retry: 2000\n\n')
      await edge.close()
      expect(stream.status).toBe('waiting')
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(stream.status).toBe('waiting')
      await vi.advanceTimersByTimeAsync(1)
      expect(stream.status).toBe('open')
    }
    stream.stop()
  })

  it('takes silence for a dead connection', async () => {
    const { edge, stream } = await start()
    await edge.write(': still here\n\n')
    await vi.advanceTimersByTimeAsync(44_999)
    expect(stream.status).toBe('open')
    await vi.advanceTimersByTimeAsync(1)
    expect(stream.status).toBe('waiting')
    stream.stop()
  })

  it.each([401, 403, 404])('ends when the service answers %i', async (httpStatus) => {
    const refused = () => Promise.reject(new ApiError({ call: 'GET /x', code: httpStatus, httpStatus }))
    const { edge, stream } = await start([refused])
    expect(stream.status).toBe('refused')
    await vi.advanceTimersByTimeAsync(300_000)
    expect(edge.opened).toHaveLength(1)
    stream.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(stream.status).toBe('open')
    stream.stop()
  })

  it('comes back at once when it is told that the network is there again', async () => {
    const { edge, stream } = await start()
    await edge.cut()
    stream.retryNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(stream.status).toBe('open')
    stream.retryNow()
    expect(edge.opened).toHaveLength(2)
    stream.stop()
  })

  it('opens nothing more once it was stopped', async () => {
    const { edge, stream, heard } = await start()
    await edge.cut()
    stream.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(edge.opened).toHaveLength(1)
    expect(heard).toEqual([])
  })
})
