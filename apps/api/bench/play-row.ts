import { checkInvariants } from '../src/invariants/index.ts'
import { ledgerInvariants } from '../src/ledger/ledger.invariants.ts'
import { familyCpuUs, ownCpuUs } from './measure/cpu.ts'
import type { BenchContext, OpenRow, Row } from './rows/row.ts'

export interface Played {
  readonly name: string
  readonly clients: number
  readonly perSecond: number
  /** Server, generator and service together, per operation. */
  readonly cpuUs: number | undefined
  readonly serverCpuUs: number | undefined
  readonly p50Ms: number | undefined
  readonly p99Ms: number | undefined
  readonly listSizes: Readonly<Record<string, number>>
}

/** Plays one row on a quiet server and proves that the books hold exactly what was acknowledged. */
export async function playRow(row: Row, context: BenchContext): Promise<Played> {
  const { database } = context
  const open = await row.open(context)
  try {
    await database.onBooks('checkpoint')
    return await measure(row, open, context)
  } finally {
    await open.close()
  }
}

async function measure(row: Row, open: OpenRow, context: BenchContext): Promise<Played> {
  const { database } = context
  const before = await countTransfers(context)
  const [server, own] = [familyCpuUs(database.serverPid), ownCpuUs()]
  const measured = await open.run()
  const serverUs = minus(familyCpuUs(database.serverPid), server)
  const ownUs = minus(ownCpuUs(), own)
  await requireAcknowledged(row, context, before, measured.posted ?? 0)
  const { operations, seconds, p50Ms, p99Ms, workerCpuUs = 0, generatorIsApart, listSizes = {} } = measured
  return {
    name: row.name,
    clients: row.clients,
    perSecond: operations / seconds,
    cpuUs:
      serverUs === undefined || ownUs === undefined
        ? undefined
        : (serverUs + (generatorIsApart ? 0 : ownUs) + workerCpuUs) / operations,
    serverCpuUs: serverUs === undefined ? undefined : serverUs / operations,
    p50Ms,
    p99Ms,
    listSizes,
  }
}

const minus = (after: number | undefined, before: number | undefined): number | undefined =>
  after === undefined || before === undefined ? undefined : after - before

async function countTransfers({ database }: BenchContext): Promise<number> {
  const [row] = await database.onBooks('select count(*)::int as transfers from ledger_transfers')
  return Number(row?.transfers)
}

async function requireAcknowledged(
  row: Row,
  context: BenchContext,
  before: number,
  posted: number,
): Promise<void> {
  const [sum] = await context.database.onBooks('select sum(balance) as sum from ledger_accounts')
  if (Number(sum?.sum) !== 0)
    throw new Error(`After "${row.name}" the books sum to ${sum?.sum}: the figure is void.`)
  const added = (await countTransfers(context)) - before
  if (added !== posted) {
    throw new Error(
      `"${row.name}" was acknowledged ${posted} postings, the books hold ${added}: the figure is void.`,
    )
  }
}

/** Every rule of the ledger, after each round. */
export async function requireSoundBooks({ database }: BenchContext): Promise<void> {
  const findings = await checkInvariants(database.onBooks, ledgerInvariants)
  const broken = findings.filter(({ rows }) => rows.length > 0)
  if (broken.length > 0)
    throw new Error(`The books are broken (${broken.map(({ id }) => id)}): the figures are void.`)
}
