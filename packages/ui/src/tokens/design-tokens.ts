import { type PrimitiveColor, primitives } from './primitives.ts'
import { durations, easings, fonts, radii, spaces, typeSteps } from './scales.ts'
import { semanticColors } from './semantic.ts'

type Json = { [key: string]: Json | string | number | readonly (string | number)[] }

const split = (name: string): [group: string, step: string] => {
  const dash = name.lastIndexOf('-')
  return [name.slice(0, dash), name.slice(dash + 1)]
}

function color({ hex, oklch }: PrimitiveColor): Json {
  const [lightness, chroma, hue] = oklch.match(/[\d.]+/g)!.map(Number)
  return {
    $value: { colorSpace: 'oklch', components: [Number((lightness! / 100).toFixed(3)), chroma!, hue!], hex },
  }
}

const dimension = (value: number, unit: 'rem' | 'px'): Json => ({ $value: { value, unit } })

const each = <V>(source: Record<string, V>, write: (value: V) => Json): Json =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [name, write(value)]))

const families = (list: string): string[] =>
  list
    .split(',')
    .map((family) => family.trim().replaceAll('"', ''))
    .filter((family) => !family.startsWith('var('))

/** The tokens in the W3C design tokens format, for design tools. */
export function designTokens(): Json {
  const palette: Record<string, Json> = {}
  for (const [name, value] of Object.entries(primitives)) {
    const [group, step] = split(name)
    palette[group] = { ...palette[group], [step]: color(value) }
  }
  const semantic = (scheme: 'light' | 'dark'): Json =>
    each(semanticColors, (value) => ({ $value: `{color.${split(value[scheme]).join('.')}}` }))
  return {
    $description: 'Written by scripts/build-tokens.ts from src/tokens. Do not edit.',
    color: { $type: 'color', ...palette },
    light: { $type: 'color', ...semantic('light') },
    dark: { $type: 'color', ...semantic('dark') },
    font: { $type: 'fontFamily', ...each<string>(fonts, (list) => ({ $value: families(list) })) },
    'font-size': { $type: 'dimension', ...each(typeSteps, ({ size }) => dimension(size, 'rem')) },
    'line-height': { $type: 'dimension', ...each(typeSteps, ({ line }) => dimension(line, 'rem')) },
    space: { $type: 'dimension', ...each(spaces, (value) => dimension(value, 'rem')) },
    radius: {
      $type: 'dimension',
      ...each<string>(radii, (text) =>
        dimension(Number.parseFloat(text), text.endsWith('px') ? 'px' : 'rem'),
      ),
    },
    duration: { $type: 'duration', ...each(durations, (value) => ({ $value: { value, unit: 'ms' } })) },
    easing: { $type: 'cubicBezier', ...each(easings, (value) => ({ $value: value })) },
  }
}
