// What a reader of the repository must never find: package-registry hosts in the lock file, files outside the fixed tree,
// calls that the oldest browsers lack, words that are not ours.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

const problems = []

const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
if (/https?:\/\//.test(lock))
  problems.push('pnpm-lock.yaml names an address: only packages of the configured registry are allowed.')
if (/^\s+resolution: \{(?!integrity:)/m.test(lock))
  problems.push('pnpm-lock.yaml holds a package without an integrity hash.')

const topLevel = new Set([
  'package.json',
  'turbo.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'packages',
  'apps',
  '.changeset',
  'README.md',
  'docs',
  'scripts',
  '.ci',
  '.github',
  'pnpm-lock.yaml',
  'biome.json',
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  '.gitignore',
  '.gitattributes',
  'LICENSE',
])
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
for (const name of new Set(files.map((file) => file.split('/')[0])))
  if (!topLevel.has(name)) problems.push(`${name} does not belong at the top level (docs/architecture.md).`)

/** What the oldest browsers of `build.target` (Chrome 99) lack: bundlers lower syntax, not calls. */
const tooNew =
  /\.(toSorted|toReversed|toSpliced|isWellFormed)\(|\bURL\.(canParse|parse)\b|\bPromise\.(withResolvers|try)\b|\b(Object|Map)\.groupBy\b|\bArray\.fromAsync\b|\bAbortSignal\.(any|timeout)\(|\bnew Set\b.*\.(union|intersection|difference)\(/
const runsOnPhones =
  /^(packages\/(contract|core|react|ui)|apps\/(web|pc))\/src\/.*(?<!\.test|\.stories|\.test-kit)\.tsx?$/
for (const file of files.filter((name) => runsOnPhones.test(name))) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    const found = tooNew.exec(line)
    if (found)
      problems.push(`${file}:${index + 1} calls ${found[0]}, which phones of the oldest target lack.`)
  }
}

/** What `platform` of an app is parted into. Web and console call a room of the same things the same. */
const rooms = new Set([
  'closed',
  'content',
  'device',
  'words',
  'forms',
  'credentials',
  'refusals',
  'photos',
  'lists',
  'money',
  'offline',
  'navigation',
  'net',
  'page',
  'screens',
  'session',
  'time',
])
for (const file of files) {
  const [, place] = /^apps\/[^/]+\/src\/platform\/(.+)$/.exec(file) ?? []
  if (place === undefined) continue
  if (!place.includes('/')) problems.push(`${file} lies loose: put it into a room of platform.`)
  else if (!rooms.has(place.split('/')[0]))
    problems.push(`${file} lies in a room that docs/architecture.md does not know.`)
}

/**
 * A controller reads on one screen and holds no effect: what has a timer, a retry or an order of steps is a machine's, which
 * the screen tells what it wants (`useTell`) and hears (`useEmitted`).
 */
const longestController = 120
for (const file of files.filter((name) => /^apps\/[^/]+\/src\/.+\.controller\.tsx?$/.test(name))) {
  const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n')
  if (lines.length > longestController)
    problems.push(`${file} has ${lines.length} lines: a controller has at most ${longestController}.`)
  for (const [index, line] of lines.entries()) {
    const found = /\buse(Layout|Insertion)?Effect(Event)?\b|biome-ignore/.exec(line)
    if (found) problems.push(`${file}:${index + 1} has ${found[0]}: flows live in machines (decision 43).`)
  }
}

/**
 * A list of the console is searched, filtered, sorted and paged by the service (decision 13): what has come is a page of it.
 */
const overLoaded = /\b(?:records|items|rows)\??\.(?:filter|sort|toSorted|reverse|slice)\(/
for (const file of files.filter((name) => /^apps\/console\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(name))) {
  const code = readFileSync(join(root, file), 'utf8')
  const found = overLoaded.exec(code)
  if (found) problems.push(`${file} calls ${found[0]} on what happens to be loaded: let the service do it.`)
}

/** Spelled one way throughout (docs/glossary.md). The list of common passwords holds what people type. */
const ofThisCheck = 'scripts/check-repository.mjs'
const textual = /\.(tsx?|mjs|sql|md|css|html|json)$/
for (const file of files.filter((name) => textual.test(name) && name !== ofThisCheck)) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    if (/\bcan not\b/i.test(line)) problems.push(`${file}:${index + 1} says "can not": write "cannot".`)
    if (/^(<{7}|>{7}) /.test(line)) problems.push(`${file}:${index + 1} is left of a merge.`)
  }
}

/** Words of our own that say less than the field's: `facts`, `notified`, `events`, `emitted` say which. */
const coined =
  /\b(?:const|let|type|interface|function) (?:told|Told\w*|\w+Told|toldOf|toldTo|toldBy|sayings|keptOr|askableId)\b|^\s*(?:readonly )?told\??:/
for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name) && name !== ofThisCheck))
  for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries())
    if (coined.test(line))
      problems.push(`${file}:${index + 1} names something by a word of ours: say what it is.`)

/** The most of something is `max…` in the contract. */
for (const file of files.filter((name) => /^packages\/contract\/src\/.*\.ts$/.test(name)))
  for (const [, most] of readFileSync(join(root, file), 'utf8').matchAll(/^(?:export )?const (\w+Most)\b/gm))
    problems.push(`${file} has ${most}: what is at most is named max….`)

/** "Section 5" means docs/specification.md: there has to be one. A standard's own sections are named behind its number. */
const readPage = (name) => readFileSync(join(root, 'docs', name), 'utf8')
const sections = new Set(
  [...readPage('specification.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map((match) => match[1]),
)
const sectionReference = /(?<!RFC \d+, )\bsections? (\d+(?:\.\d+)*(?:(?:, | and | to )\d+(?:\.\d+)*)*)/gi
for (const file of files.filter((name) => /^(packages|apps|docs)\//.test(name) && textual.test(name))) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries())
    for (const [, named] of line.matchAll(sectionReference))
      for (const [number] of named.matchAll(/\d+(?:\.\d+)*/g))
        if (!sections.has(number))
          problems.push(
            `${file}:${index + 1} names section ${number}, which docs/specification.md does not have.`,
          )
}

/** Whoever has the repository alone can follow what it refers to: a decision that there is, and no page from elsewhere. */
const numbers = files.flatMap((name) => /^docs\/decisions\/(\d+)-/.exec(name)?.[1] ?? []).map(Number)
const decisions = new Set(numbers)
for (const number of numbers.filter((one, index) => numbers.indexOf(one) !== index))
  problems.push(`Two decisions have the number ${number}.`)
const fromElsewhere =
  /\bdesign(?:, "| section\b| \d)|[(/]design[,:/]|\bdesign-language\b|\bthe design\b(?! (?:tokens|tool))/i
for (const file of files.filter((name) => textual.test(name) && name !== ofThisCheck)) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    for (const [, number] of line.matchAll(/\bdecision (\d+)/gi))
      if (!decisions.has(Number(number)))
        problems.push(`${file}:${index + 1} names decision ${number}, which docs/decisions does not have.`)
    if (fromElsewhere.test(line))
      problems.push(`${file}:${index + 1} refers to a design: name the decision (docs/decisions).`)
  }
}

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
