import { endpointList } from '@kaadi/contract'
import type { OperatorRole } from '@kaadi/contract/operators'
import type { FaultContext, FaultPart } from '../fault-part.ts'
import { type Identity, judge } from '../hostile/judge.ts'
import { knownValues } from '../hostile/known.ts'
import { aLetter } from '../hostile/letters.ts'
import type { Known } from '../hostile/plausible.ts'
import { send, sendLine } from '../hostile/send.ts'
import { hostileLines } from '../hostile/values.ts'
import type { FaultService } from '../stage/fault-service.ts'
import { memoryOf } from '../stage/memory.ts'
import { openOperators, openSellers } from '../stage/traders.ts'

const callers = 16
/** Identities sign themselves out, use up their tries and are made anew. */
const batch = 1_500
/** What a service may hold more of after a hundred thousand requests than when it had just warmed up. */
const growsMegabytes = 200
const roles: OperatorRole[] = ['reviewer', 'senior', 'treasurer', 'editor', 'admin']

/**
 * Every call of the contract, by everybody: nobody, two sellers, each role of the console, a token that nobody has; with
 * bodies, headers, queries and forms spoiled as chance has it. Each gets an answer of the contract, none a 5xx, nobody gets
 * what is not theirs, and the service stays as it was.
 */
export const part: FaultPart = {
  name: 'hostile requests',
  run: async (context) => {
    const service = await context.openService()
    const pid = service.pid()
    const faults = new Map<string, string[]>()
    const tally = { sent: 0, done: 0, cut: 0, lines: 0 }
    const endsAt = Date.now() + context.seconds * 1000
    let warmMegabytes: number | undefined
    do {
      await playBatch(service, context, tally, endsAt, (call, fault) => {
        faults.set(fault, [...(faults.get(fault) ?? []), call])
      })
      warmMegabytes ??= await memoryOf(pid)
    } while (Date.now() < endsAt && service.isRunning())
    if (!service.isRunning() || service.pid() !== pid)
      return { did: 'broke off', faults: [`The service has ended: ${service.said().slice(-1_000)}`] }
    const megabytes = await memoryOf(pid)
    const found = [...faults].map(
      ([fault, calls]) => `${calls.length} × ${fault} (${[...new Set(calls)].slice(0, 5).join(', ')})`,
    )
    if (megabytes > warmMegabytes + growsMegabytes)
      found.push(`It held ${warmMegabytes} MB at first and holds ${megabytes} MB.`)
    const failures = service.said().match(/"level":(50|60).*/g) ?? []
    if (failures.length > 0)
      found.push(`It logged ${failures.length} failures: ${failures[0]!.slice(0, 500)}`)
    const did =
      `${tally.sent} requests (${tally.done} done, ${tally.cut} cut off), ${tally.lines} bare lines; ` +
      `${warmMegabytes} MB, then ${megabytes} MB`
    return { did, faults: [...found, ...(await service.findings())] }
  },
}

async function playBatch(
  service: FaultService,
  { random, log }: FaultContext,
  tally: { sent: number; done: number; cut: number; lines: number },
  endsAt: number,
  report: (call: string, fault: string) => void,
): Promise<void> {
  const identities = await openIdentities(service)
  const known: Known = await knownValues(service)
  const port = Number(new URL(service.url()).port)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  let left = batch
  const call = async () => {
    while (left-- > 0 && service.isRunning() && (Date.now() < endsAt || tally.sent < callers)) {
      const { name, endpoint } = pick(endpointList)
      const identity = pick(identities)
      const letter = aLetter(endpoint, identity.token, known, random)
      tally.sent++
      try {
        const answer = await send(port, letter)
        if (!answer) tally.cut++
        else {
          if (answer.status < 300) tally.done++
          for (const fault of judge(endpoint, identity, letter.method, answer)) report(name, fault)
        }
      } catch (error) {
        // The client itself would not send it.
        if ((error as NodeJS.ErrnoException).code !== 'ERR_INVALID_CHAR')
          report(name, (error as Error).message)
      }
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  for (const line of hostileLines) {
    const heard = await sendLine(port, line)
    if (/^HTTP\/1\.1 5/.test(heard)) report(JSON.stringify(line.slice(0, 60)), heard.slice(0, 40))
    tally.lines++
  }
  log(`${tally.sent} requests`)
}

async function openIdentities(service: FaultService): Promise<Identity[]> {
  const sellers = await openSellers(service, 2)
  const operators: Identity[] = []
  for (const role of roles) {
    const [operator] = await openOperators(service, 1, role)
    operators.push({ auth: 'operator', role, token: operator!.token })
  }
  const own = sellers.map(({ token }): Identity => ({ auth: 'bearer', token }))
  return [{}, { token: 'A'.repeat(43) }, ...own, ...own, ...own, ...operators]
}
