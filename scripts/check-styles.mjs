// Styles of the front ends: a class that is used has a rule, a rule that stands is used, one stylesheet has all rules of a
// class, and a view imports the stylesheets of the classes that it uses. Classes begin with the letter of their app; those
// of the kit begin with `k-` and stand in the kit. A variable that is used is set somewhere.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { root } from './workspace.mjs'

/** The first letter of an app's classes, and the one stylesheet that imports the others where views do not. */
const apps = [
  { folder: 'apps/web', letter: 'w' },
  { folder: 'apps/console', letter: 'c' },
  { folder: 'apps/pc', letter: 'p', sheet: 'apps/pc/src/styles/page.css' },
]

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const read = (file) => readFileSync(join(root, file), 'utf8')
const readIfThere = (file) => {
  try {
    return read(file)
  } catch {
    return ''
  }
}
const filesOf = (folder, ending) => tracked.filter((file) => file.startsWith(folder) && ending.test(file))

const withoutComments = (text) => text.replace(/\/\*.*?\*\//gs, '')

const selectorTextsIn = (css) =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)]
    .filter(([, selector]) => !selector.trim().startsWith('@'))
    .flatMap(([, list]) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())

const classesOf = (selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)

/** The classes of each selector of a stylesheet, in their order. */
const selectorsIn = (css) => selectorTextsIn(css).map(classesOf)

/** Words in quotes and between backticks. A class is written whole, so that it can be found. */
const literalsIn = (code) =>
  [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`/g)].map(([literal]) => literal)

/** What stands in `className`, be it a text or an expression. */
const classNamesIn = (code) =>
  [...code.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
    ([, text, expression]) =>
      text === undefined
        ? literalsIn(expression).flatMap((literal) => literal.slice(1, -1).split(/\$\{[^}]*\}|\s+/))
        : text.split(/\s+/),
  )

const problems = []
const kit = new Set(
  filesOf('packages/ui/src/', /\.css$/).flatMap((file) => [...selectorsIn(read(file)).flat()]),
)

// What a part of the kit looks like by itself stands in one stylesheet; how it stands inside another part is told there.
const ofKit = new Map()
for (const file of filesOf('packages/ui/src/', /\.css$/).filter((one) => !one.includes('/generated/')))
  for (const selector of new Set(selectorTextsIn(readIfThere(file)))) {
    const [name, ...others] = classesOf(selector)
    if (!name || others.some((other) => other !== name) || !selector.startsWith(`.${name}`)) continue
    ofKit.set(name, new Set([...(ofKit.get(name) ?? []), file]))
  }
for (const [name, files] of ofKit)
  if (files.size > 1)
    problems.push(`.${name} has rules in ${[...files].join(' and ')}: one stylesheet has them all.`)

for (const file of filesOf('packages/ui/src/', /(?<!\.test|\.stories)\.tsx?$/)) {
  const names = literalsIn(readIfThere(file)).flatMap((literal) => [
    ...literal.matchAll(/(?<![\w-])k-[a-z][a-z0-9-]*(?![\w-])(?!\$\{)/g),
  ])
  for (const name of new Set(names.map(([one]) => one)))
    if (!name.endsWith('-') && !kit.has(name)) problems.push(`${file} uses .${name}, which has no rule.`)
}

/** Variables that some stylesheet or component sets. */
const isStyled = /\.(css|tsx?)$/
const ofFronts = ['packages/ui/src/', ...apps.map(({ folder }) => `${folder}/src/`)].flatMap((folder) =>
  filesOf(folder, isStyled),
)
// Base UI measures what floats.
const measured = ['--anchor-width', '--available-width', '--available-height']
const setSomewhere = new Set(
  ofFronts.flatMap((file) =>
    [...readIfThere(file).matchAll(/(--[a-z][\w-]*)(?=['"]?\s*[:,\]])/g)].map(([, name]) => name),
  ),
)
for (const name of measured) setSomewhere.add(name)
// Without a value the browser drops the whole line, and nobody sees a fault but the person who looks.
for (const file of ofFronts.filter((one) => one.endsWith('.css')))
  for (const [, name] of withoutComments(readIfThere(file)).matchAll(/var\((--[a-z][\w-]*)\)/g))
    if (!setSomewhere.has(name)) problems.push(`${file} uses ${name}, which nothing sets.`)

// Parts that few screens use bring their styles along one at a time (docs/decisions/0032).
const extras = [...read('packages/ui/src/extras.css').matchAll(/"\.\/(.*)\/([\w-]+)\.css"/g)]
const inKit = read('packages/ui/src/index.ts')
for (const [, folder, name] of extras) {
  const parts = [...inKit.matchAll(/export \{([^}]*)\} from '\.\/([^']*)'/g)]
    .filter(([, , path]) => path.startsWith(`${folder}/`))
    .flatMap(([, names]) => [...names.matchAll(/(?<!type )\b([A-Z]\w*)/g)].map(([part]) => part))
  for (const file of ofFronts.filter((one) => /^apps\/.*(?<!\.test)\.tsx$/.test(one))) {
    const code = readIfThere(file)
    const [, taken = ''] = /import \{([^}]*)\} from '@kaadi\/ui'/.exec(code) ?? []
    const used = parts.find((part) => new RegExp(`\\b${part}\\b`).test(taken))
    if (used && !code.includes(`@kaadi/ui/css/${name}.css`))
      problems.push(`${file} uses ${used} and does not import @kaadi/ui/css/${name}.css.`)
  }
}

for (const { folder, letter, sheet } of apps) {
  const own = new RegExp(`(?<![\\w-])${letter}-[a-z][a-z0-9-]*`, 'g')
  /** Class → stylesheets that have rules of it. */
  const places = new Map()
  /** Class → one stylesheet that names it. */
  const named = new Map()
  for (const file of filesOf(`${folder}/src/`, /\.css$/)) {
    const selectors = selectorsIn(readIfThere(file))
    const isOwn = (name) => name.startsWith(`${letter}-`)
    for (const name of new Set(selectors.flat()))
      if (isOwn(name)) named.set(name, file)
      else if (!kit.has(name)) problems.push(`${file} restyles .${name}, which the kit does not have.`)
    // A rule belongs to the first class of its app: what follows is styled for the place that it has in there.
    for (const name of new Set(selectors.map((names) => names.find(isOwn)).filter(Boolean)))
      places.set(name, [...(places.get(name) ?? []), file])
  }
  for (const [name, files] of places)
    if (files.length > 1)
      problems.push(`.${name} has rules in ${files.join(' and ')}: one stylesheet has them all.`)

  const inSheet = sheet ? read(sheet) : ''
  for (const file of new Set([...places.values()].flat()))
    if (sheet && !inSheet.includes(`"${relative(dirname(sheet), file)}"`))
      problems.push(`${sheet} does not import ${file}.`)

  const used = new Set()
  for (const file of filesOf(`${folder}/src/`, /(?<!\.test|\.stories)\.tsx?$/)) {
    const code = readIfThere(file)
    const names = new Set(
      literalsIn(code).flatMap((literal) => [...literal.matchAll(own)].map(([name]) => name)),
    )
    const imported = [...code.matchAll(/^import '(\.[^']+\.css)'/gm)].map(([, path]) =>
      normalize(join(dirname(file), path)),
    )
    if (new RegExp(`(?<![\\w-])${letter}-\\$\\{`).test(code))
      problems.push(`${file} puts a class together: write it whole, so that it can be found.`)
    const needed = new Set()
    for (const name of names) {
      used.add(name)
      const place = places.get(name)?.[0] ?? named.get(name)
      if (!place) problems.push(`${file} uses .${name}, which has no rule.`)
      else needed.add(place)
    }
    for (const name of classNamesIn(code))
      if (name !== '' && !names.has(name) && !kit.has(name))
        problems.push(`${file} uses .${name}, which has no rule.`)
    if (sheet) continue
    for (const place of needed)
      if (!imported.includes(place)) problems.push(`${file} uses classes of ${place} and does not import it.`)
    for (const place of imported)
      if (!needed.has(place) && !place.startsWith(`${folder}/src/app/`))
        problems.push(`${file} imports ${place} and uses none of its classes.`)
  }
  for (const [name, file] of named) if (!used.has(name)) problems.push(`${file}: .${name} is used nowhere.`)
}

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
