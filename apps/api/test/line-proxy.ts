import { connect, createServer, type Socket } from 'node:net'

export interface LineProxy {
  /** The same database, reached through the proxy. */
  readonly url: string
  /** Cuts every line, as a network does that goes away. New ones are let through. */
  readonly reset: () => void
  /** Nothing passes any more, in either direction, and nobody is told. */
  readonly freeze: () => void
  /** What was held back goes on its way. */
  readonly thaw: () => void
  /** The next message that holds this word reaches the server; instead of the answer the line is cut. */
  readonly loseAnswerTo: (word: string) => void
  readonly close: () => Promise<void>
}

interface Line {
  readonly near: Socket
  readonly far: Socket
}

/** Stands between the service and PostgreSQL. */
export async function openLineProxy(databaseUrl: string): Promise<LineProxy> {
  const target = new URL(databaseUrl)
  const lines = new Set<Line>()
  let frozen = false
  let fatalWord: string | undefined

  const server = createServer((near) => {
    const line = { near, far: connect(Number(target.port), target.hostname) }
    lines.add(line)
    let isLost = false
    near.on('data', (chunk) => {
      if (fatalWord && chunk.includes(fatalWord)) {
        fatalWord = undefined
        isLost = true
      }
      line.far.write(chunk)
    })
    line.far.on('data', (chunk) => (isLost ? near.resetAndDestroy() : near.write(chunk)))
    for (const end of [near, line.far]) {
      end.on('error', () => undefined)
      end.on('close', () => {
        lines.delete(line)
        near.destroy()
        line.far.destroy()
      })
      if (frozen) end.pause()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as { port: number }).port)
  const onAll = (act: (end: Socket) => unknown) => {
    for (const { near, far } of lines) for (const end of [near, far]) act(end)
  }
  const reset = () => onAll((end) => end.resetAndDestroy())

  return {
    url: url.href,
    reset,
    freeze: () => {
      frozen = true
      onAll((end) => end.pause())
    },
    thaw: () => {
      frozen = false
      onAll((end) => end.resume())
    },
    loseAnswerTo: (word) => {
      fatalWord = word
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      reset()
      await closed
    },
  }
}
