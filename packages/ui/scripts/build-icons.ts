/** Writes the paths of the icons in use from lucide's files: `pnpm icons`. One path an icon keeps it small. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { iconNames } from '../src/primitives/icon/icon-names.ts'

type Attributes = Record<string, string>

const lucide = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'))
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
  const svg = readFileSync(join(lucide, 'icons', `${name}.svg`), 'utf8')
  const elements = [...svg.slice(svg.indexOf('>', svg.indexOf('<svg'))).matchAll(/<(\w+)\s([^>]*?)\/?>/g)]
  return elements
    .map(([, tag, rest]) => {
      const draw = shapes[tag!]
      if (!draw) throw new Error(`${name} uses <${tag}>, which the script cannot draw`)
      return draw(Object.fromEntries([...rest!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k!, v!])))
    })
    .join('')
}

const lines = iconNames.map((name) => `  '${name}': '${pathOf(name)}',`)
writeFileSync(
  new URL('../src/primitives/icon/generated/icon-paths.ts', import.meta.url),
  [
    '// Written by scripts/build-icons.ts from lucide (ISC). Do not edit.',
    "import type { IconName } from '../icon-names.ts'",
    '',
    'export const iconPaths: Record<IconName, string> = {',
    ...lines,
    '}',
    '',
  ].join('\n'),
)
