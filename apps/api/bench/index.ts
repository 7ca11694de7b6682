import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareWithGoals, formatGoals } from './goals.ts'
import { startServiceProcess } from './http/service-process.ts'
import { describeMachine } from './measure/machine.ts'
import { seededRandom, shuffled } from './measure/statistics.ts'
import { playOpenLoop } from './open-loop-stage.ts'
import { type Played, playRow, requireSoundBooks } from './play-row.ts'
import { formatReport, type Round, summariseRounds } from './report.ts'
import { allRows } from './rows/index.ts'
import type { BenchContext } from './rows/row.ts'
import { openBenchDatabase } from './setup/bench-database.ts'

/**
 * Plays every row beside TPC-B on the same server, in rounds whose order is shuffled, and prints ratios taken inside
 * each round. `--quick` is a smaller run for a first look; `--rows ledger` plays only rows whose name holds the word.
 */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
  },
})

const size = options.quick
  ? { accounts: 10_000, entries: 100_000, tpcbScale: 32 }
  : { accounts: 100_000, entries: 1_000_000, tpcbScale: 32 }
const roundCount = Number(options.rounds ?? (options.quick ? 2 : 5))
const seconds = Number(options.seconds ?? (options.quick ? 1 : 2))
const seed = Number(options.seed ?? Date.now() % 2 ** 31)
const rows = allRows.filter(({ name, isReference }) => isReference || name.includes(options.rows ?? ''))
const log = (line: string) => process.stderr.write(`${line}\n`)

const database = await openBenchDatabase(size, log)
try {
  const service = await startServiceProcess(database)
  try {
    await play({ database, service, size, seconds, random: seededRandom(seed), nextEvent: eventNumbers() })
  } finally {
    await service.close()
  }
} finally {
  await database.remove()
}

async function play(context: BenchContext): Promise<void> {
  const machine = await describeMachine(database.books.reads, database.folder)
  log('warming up')
  for (const row of rows) await playRow(row, { ...context, seconds: 0.3 })
  const rounds = await playRounds(context)
  const references = new Set(rows.filter(({ isReference }) => isReference).map(({ name }) => name))
  const lines = summariseRounds(rounds, (name) => references.has(name))
  const openLoop = rows.some(({ name }) => name === 'posting, hot') ? await playOpenLoop(context) : []
  await requireSoundBooks(context)
  const goals = compareWithGoals(rounds, lines, openLoop)
  process.stdout.write(`\n${formatReport(lines, machine, openLoop)}\n\n${formatGoals(goals)}\n`)
  await keepRecord({
    at: new Date().toISOString(),
    seed,
    seconds,
    size,
    machine,
    lines,
    openLoop,
    goals,
    rounds,
  })
}

async function playRounds(context: BenchContext): Promise<Round[]> {
  const rounds: Round[] = []
  while (rounds.length < roundCount) {
    const played: Played[] = []
    for (const row of shuffled(rows, context.random)) played.push(await playRow(row, context))
    await requireSoundBooks(context)
    rounds.push({ rows: played })
    log(`round ${rounds.length} of ${roundCount}, books sound`)
  }
  return rounds
}

function eventNumbers(): () => bigint {
  let event = 1_000_000_000n
  return () => ++event
}

async function keepRecord(record: object): Promise<void> {
  const folder = join(import.meta.dirname, '../../../artifacts/bench')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`)
  log(`kept in ${file}`)
}
