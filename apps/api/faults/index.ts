import { parseArgs } from 'node:util'
import { allParts } from './all-parts.ts'
import { type PlayedPart, playPart } from './play-part.ts'
import { formatReport } from './report.ts'
import { openStage } from './stage/stage.ts'

const usage = `Options:
  --minutes 30          how long the whole takes (10)
  --seed 7              plays the same again; each run prints its own
  --parts "races,…"     these alone: ${allParts.map(({ name }) => name).join(', ')}
  --short               the two minutes of npm test`

/**
 * Plays every kind of fault on a service with a database of its own and ends with a table. `--minutes 30` is the length
 * of the whole, `--seed 7` plays the same again, `--parts "races,signals"` only those, `--short` two minutes for `npm test`.
 */
const options = readOptions()

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string' },
        seed: { type: 'string' },
        parts: { type: 'string' },
        short: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (!values.help) return values
    process.stdout.write(`${usage}\n`)
    return process.exit(0)
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('. ')[0]}.\n${usage}\n`)
    return process.exit(2)
  }
}

const names = options.parts?.split(',').map((name) => name.trim())
const parts = allParts.filter(({ name }) => !names || names.includes(name))
const unknown = names?.filter((name) => !allParts.some((part) => part.name === name)) ?? []
const seed = Number(options.seed ?? Date.now() % 2 ** 31)
/** Of the short form's two minutes a part plays five seconds; the rest is for getting ready and looking afterwards. */
const minutes = Number(options.minutes ?? (options.short ? (5 * allParts.length) / 60 : 10))
const log = (line: string) => process.stderr.write(`${line}\n`)

if (unknown.length > 0 || parts.length === 0) {
  log(
    `There is no part named ${unknown.join(', ')}. There are: ${allParts.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}
if (!(minutes > 0) || !Number.isInteger(seed)) {
  log('--minutes takes a number above zero, --seed a whole number.')
  process.exit(2)
}

log(`seed ${seed}`)
const played: PlayedPart[] = []
const stage = await openStage(log)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stage.breakOff().then(() => process.exit(130)))
try {
  // Each has its share of the time, whether it is played alone or not: the same seed then means the same run.
  const seconds = (minutes * 60) / (names ? parts.length : allParts.length)
  for (const part of parts) {
    log(`\n── ${part.name}`)
    played.push(await playPart(part, { seed, seconds, isShort: options.short, stage, log }))
  }
} finally {
  await stage.breakOff()
}
process.stdout.write(`\n${formatReport(played, seed)}\n`)
process.exit(played.some(({ row }) => row.faults.length > 0) ? 1 : 0)
