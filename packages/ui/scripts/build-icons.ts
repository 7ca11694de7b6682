/** Writes a component for each icon in use from lucide's files: `pnpm icons`. One path an icon keeps it small. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { icons } from '@iconify-json/lucide'
import { directionalNames, iconNames } from './icon-names.ts'

type Attributes = Record<string, string>

/** What lucide calls otherwise by now; its old drawing stands in the set under the old name. */
const renamed: Readonly<Record<string, string>> = { filter: 'funnel' }

const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))`
const relativeStart = new RegExp(String.raw`^m\s*${number}[\s,]*${number}\s*`)

/** A relative start counts from the last point once paths are joined, so it is made absolute. */
const absoluteStart = (d: string): string =>
  d.replace(relativeStart, (start, x, y) => `M${x} ${y}${/^[-\d.]/.test(d.slice(start.length)) ? 'l' : ''}`)

const circle = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`

const shapes: Record<string, (a: Attributes) => string> = {
  path: ({ d }) => absoluteStart(d!),
  circle: ({ cx, cy, r }) => circle(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => circle(Number(cx), Number(cy), Number(rx), Number(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: ({ x = '0', y = '0', width, height, rx, ry }) => {
    const r = Number(rx ?? ry ?? 0)
    const [w, h] = [Number(width) - 2 * r, Number(height) - 2 * r]
    const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
    return `M${Number(x) + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
  },
}

function pathOf(name: string): string {
  const icon = icons.icons[renamed[name] ?? icons.aliases?.[name]?.parent ?? name]
  if (!icon) throw new Error(`lucide has no ${name}`)
  // Groups only carry how their lines are drawn, which is the same for all.
  const elements = [...icon.body.matchAll(/<(?!g\b)(\w+)\s([^>]*?)\/?>/g)]
  return elements
    .map(([, tag, rest]) => {
      const draw = shapes[tag!]
      if (!draw) throw new Error(`${name} uses <${tag}>, which the script cannot draw`)
      return draw(Object.fromEntries([...rest!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k!, v!])))
    })
    .join('')
}

const source = new URL('../src/primitives/icon/', import.meta.url)
const header = '// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.'

/** `chevron-down` → `ChevronDownIcon` */
const componentOf = (name: string): string =>
  `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`

rmSync(new URL('generated/', source), { recursive: true, force: true })
mkdirSync(new URL('generated/', source), { recursive: true })
for (const name of iconNames) {
  const mirrored = directionalNames.has(name) ? ', true' : ''
  writeFileSync(
    new URL(`generated/${name}-icon.ts`, source),
    `${header}
import { createIcon } from '../create-icon.tsx'

export const ${componentOf(name)} = /* @__PURE__ */ createIcon('${componentOf(name)}', '${pathOf(name)}'${mirrored})
`,
  )
}
const doors = iconNames.map((name) => `export { ${componentOf(name)} } from './generated/${name}-icon.ts'`)
writeFileSync(
  new URL('index.ts', source),
  [
    header,
    "export { createIcon, type IconComponent, type IconProps, type IconSize } from './create-icon.tsx'",
    ...doors,
    '',
  ].join('\n'),
)
