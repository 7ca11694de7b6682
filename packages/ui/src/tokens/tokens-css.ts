import { primitives } from './primitives.ts'
import { durations, easings, fonts, radii, sizes, spaces, typeSteps } from './scales.ts'
import { brandColors, elevations, type Scheme, semanticColors } from './semantic.ts'

const isBrandColor = (name: string): boolean => (brandColors as readonly string[]).includes(name)

function scheme(name: Scheme): string[] {
  const colors = Object.entries(semanticColors).map(([token, value]) => {
    const own = `var(--${value[name]})`
    // A tenant's theme sets the --brand-* names; without one they are empty and the kit's own colour stands.
    return `--${token}: ${isBrandColor(token) ? `var(--brand-${name}-${token}, ${own})` : own};`
  })
  const raised = Object.entries(elevations).map(([token, value]) => `--${token}: ${value[name]};`)
  return [`color-scheme: ${name};`, ...colors, ...raised]
}

function fixed(): string[] {
  const radius = Object.entries(radii).map(([name, value]) =>
    name === 'r-control' || name === 'r-card'
      ? `--${name}: var(--brand-${name}, ${value});`
      : `--${name}: ${value};`,
  )
  return [
    ...Object.entries(primitives).map(([name, { hex, oklch }]) => `--${name}: ${hex}; /* ${oklch} */`),
    ...Object.entries(fonts).map(([name, value]) => `--${name}: ${value};`),
    ...Object.entries(typeSteps).flatMap(([step, { size, line }]) => [
      `--fs-${step}: ${size}rem;`,
      `--lh-${step}: ${line}rem;`,
    ]),
    ...Object.entries(spaces).map(([name, value]) => `--${name}: ${value}rem;`),
    ...Object.entries(sizes).map(([name, value]) => `--${name}: ${value};`),
    ...radius,
    ...Object.entries(durations).map(([name, value]) => `--${name}: ${value}ms;`),
    ...Object.entries(easings).map(([name, value]) => `--${name}: cubic-bezier(${value.join(', ')});`),
  ]
}

const block = (selector: string, lines: readonly string[], indent = ''): string =>
  [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n')

/** The whole of `tokens.css`, from the token source. */
export function tokensCss(): string {
  const still = Object.keys(durations).map((name) => `--${name}: 0ms;`)
  return [
    '/* Written by scripts/build-tokens.ts from src/tokens. Do not edit. */',
    block(':root', fixed()),
    block(':root,\n[data-theme="light"]', scheme('light')),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme="light"])', scheme('dark'), '  ')}\n}`,
    block('[data-theme="dark"]', scheme('dark')),
    '/* The display cut has no Hausa hooks and no dotted s: words in these languages use the body face, figures keep it. */',
    block(':lang(ha),\n:lang(yo),\n:lang(ig)', ['--font-display: var(--font-body);']),
    block('.k-num:lang(ha),\n.k-num:lang(yo),\n.k-num:lang(ig)', [
      `--font-display: ${fonts['font-display']};`,
    ]),
    `@media (prefers-reduced-motion: reduce) {\n${block(':root', still, '  ')}\n}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n\n$/, '\n')
}
