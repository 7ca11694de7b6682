import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, sorted } from '../../bench/measure/statistics.ts'

/** One call, as it goes on the wire. */
export interface Shot {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly idempotencyKey?: string
  readonly body?: unknown
  /** Told how it was answered. */
  readonly answered?: (status: number) => void
}

export interface Volley {
  readonly done: number
  /** Done in time, for each second. */
  readonly perSecond: number
  /** Answered, counted from the moment at which the call was due. */
  readonly doneP99Ms: number
  readonly doneSlowestMs: number
  readonly refused: number
  readonly refusedP99Ms: number
  readonly refusedSlowestMs: number
  /** Neither done, nor refused with 503 and Retry-After, nor begun and given up on: 409 with Retry-After. */
  readonly odd: readonly string[]
}

interface Answer {
  readonly status: number
  readonly hasRetryAfter: boolean
}

interface Line {
  readonly opened: Promise<unknown>
  readonly ask: (text: string) => Promise<Answer>
  readonly close: () => void
}

/** Who comes when all of these wait for an answer waits as well, and that counts. */
const lineCount = 1_000
/** An answer that comes later is of use to nobody. */
export const inTimeMs = 2_000
const lostAfterMs = 20_000

/** `clients` callers, each asking again when it is answered: what the service can do. */
export async function fireInTurn(
  port: number,
  { clients, seconds }: { clients: number; seconds: number },
  next: () => Shot,
): Promise<Volley> {
  const record = createRecord()
  const startedAt = performance.now()
  const caller = async () => {
    const line = openLine(port)
    while (performance.now() < startedAt + seconds * 1000) {
      await record.fire(line, next(), performance.now())
    }
    line.close()
  }
  await Promise.all(Array.from({ length: clients }, caller))
  return record.summarise((performance.now() - startedAt) / 1000)
}

/** Callers that do not wait for each other, as real ones do not: more than can be done. */
export async function fireAtRate(
  port: number,
  { perSecond, seconds, random }: { perSecond: number; seconds: number; random: () => number },
  next: () => Shot,
): Promise<Volley> {
  const record = createRecord()
  const all = Array.from({ length: lineCount }, () => openLine(port))
  await Promise.all(all.map(({ opened }) => opened))
  const idle = [...all]
  // Read from the front by its place: to move what is behind takes longer with each call that waits.
  const due: number[] = []
  let first = 0
  const pending = new Set<Promise<void>>()

  const fire = (line: Line, dueAt: number) => {
    const fired = record.fire(line, next(), dueAt).then((isWhole) => {
      // A lost line is replaced: its caller would come back too.
      idle.push(isWhole ? line : openLine(port))
      pending.delete(fired)
      pump()
    })
    pending.add(fired)
  }
  const pump = () => {
    while (first < due.length) {
      const line = idle.pop()
      if (!line) return
      fire(line, due[first++]!)
    }
  }
  const startedAt = performance.now()
  for (let at = startedAt; at < startedAt + seconds * 1000; ) {
    if (at > performance.now()) await sleep(1)
    for (const now = performance.now(); at <= now; at += (-Math.log(1 - random()) * 1000) / perSecond)
      due.push(at)
    pump()
  }
  // Not one after the other: to race a thousand again for each that ends takes the processors from the service.
  while (pending.size > 0 || first < due.length) await Promise.all(pending)
  for (const line of [...all, ...idle]) line.close()
  return record.summarise(seconds)
}

function createRecord() {
  const done: number[] = []
  const refused: number[] = []
  const odd = new Map<string, number>()
  const note = (what: string) => odd.set(what, (odd.get(what) ?? 0) + 1)
  return {
    /** False when the line is lost. */
    fire: async (line: Line, shot: Shot, dueAt: number): Promise<boolean> => {
      try {
        const { status, hasRetryAfter } = await line.ask(encode(shot))
        const tookMs = performance.now() - dueAt
        shot.answered?.(status)
        if (status === 200) done.push(tookMs)
        else if ((status === 503 || status === 409) && hasRetryAfter) refused.push(tookMs)
        else note(`answered with ${status}`)
        return true
      } catch (error) {
        shot.answered?.(0)
        note((error as Error).message)
        line.close()
        return false
      }
    },
    summarise: (seconds: number): Volley => {
      const [doneUp, refusedUp] = [sorted(done), sorted(refused)]
      return {
        done: done.length,
        perSecond: done.filter((tookMs) => tookMs <= inTimeMs).length / seconds,
        doneP99Ms: percentile(doneUp, 0.99),
        doneSlowestMs: doneUp.at(-1) ?? 0,
        refused: refused.length,
        refusedP99Ms: percentile(refusedUp, 0.99),
        refusedSlowestMs: refusedUp.at(-1) ?? 0,
        odd: [...odd].map(([what, count]) => `${count} × ${what}`),
      }
    },
  }
}

/** Written on the bare socket: the caller shares the cores with what it asks. */
function openLine(port: number): Line {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  socket.setEncoding('latin1')
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined
  let received = ''
  const fail = (reason: string) => {
    waiting?.reject(new Error(reason))
    waiting = undefined
  }
  socket.setTimeout(lostAfterMs, () => fail(`no answer in ${lostAfterMs / 1000} s`))
  socket.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
  socket.on('close', () => fail('the line was closed'))
  socket.on('data', (chunk: string) => {
    received += chunk
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = received.slice(0, headEnd)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (received.length < headEnd + 4 + length) return
    received = ''
    waiting?.resolve({ status: Number(head.slice(9, 12)), hasRetryAfter: /\r\nretry-after: \d/i.test(head) })
    waiting = undefined
  })
  return {
    opened: new Promise((opened) => socket.once('connect', opened).once('close', opened)),
    ask: (text) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(text)
      }),
    close: () => socket.destroy(),
  }
}

function encode({ method, path, token, idempotencyKey, body }: Shot): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    ...(idempotencyKey ? [`idempotency-key: ${idempotencyKey}`] : []),
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n')
}
