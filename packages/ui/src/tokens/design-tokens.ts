import { type PrimitiveColor, primitives } from './primitives.ts'
import { durations, easings, fonts, radii, sizes, spaces, typeSteps, typeStyles } from './scales.ts'
import { type Elevation, elevations, type Scheme, type SemanticColor, semanticColors } from './semantic.ts'
import { uses } from './uses.ts'

type Json = { [key: string]: Json | string | number | readonly (Json | string | number)[] }

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

/** A length as the stylesheet has it, or the name of another token. */
const dimension = (text: string): Json | string => {
  const [, name] = text.match(/var\(--([\w-]+)\)/) ?? []
  return name
    ? `{space.${name}}`
    : { value: Number.parseFloat(text), unit: text.endsWith('rem') ? 'rem' : 'px' }
}
const rem = (value: number): Json => ({ $value: { value, unit: 'rem' } })

/** A colour that lets through, or the name of one that stands in the same scheme. */
function seeThrough(text: string, scheme: Scheme): Json | string {
  const [, name] = text.match(/^var\(--(.+)\)$/) ?? []
  if (name) return `{${scheme}.${name}}`
  const isHex = text.startsWith('#')
  const parts = isHex
    ? text.match(/[\da-f]{2}/g)!.map((pair) => Number.parseInt(pair, 16))
    : text.match(/[\d.]+/g)!.map(Number)
  const components = parts.slice(0, 3).map((part) => Number((part / 255).toFixed(4)))
  return { colorSpace: 'srgb', components, alpha: parts[3] ?? 1 }
}

/** One or more layers: two offsets, a blur, sometimes a spread, and a colour. */
function shadow(text: string, scheme: Scheme): Json {
  const layers = text.split(/,\s*(?![^(]*\))/).map((layer): Json => {
    const [, lengths, ink] = layer.match(/^((?:-?[\d.]+(?:px)? )+)(.+)$/)!
    const [offsetX, offsetY, blur, spread = '0'] = lengths!.trim().split(' ')
    return {
      color: seeThrough(ink!, scheme),
      offsetX: dimension(offsetX!),
      offsetY: dimension(offsetY!),
      blur: dimension(blur!),
      spread: dimension(spread),
    }
  })
  return { $value: layers.length === 1 ? layers[0]! : layers }
}

const each = <V>(source: Record<string, V>, write: (value: V) => Json): Json =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [name, write(value)]))

const families = (list: string): string[] =>
  list
    .split(',')
    .map((family) => family.trim().replaceAll('"', ''))
    .filter((family) => !family.startsWith('var('))

/** The leading as design tools want it: a factor of the size. */
const typography = ({ font, step, weight, use }: (typeof typeStyles)[keyof typeof typeStyles]): Json => ({
  $description: use,
  $value: {
    fontFamily: `{font.${font}}`,
    fontSize: `{font-size.${step}}`,
    fontWeight: weight,
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: Number((typeSteps[step].line / typeSteps[step].size).toFixed(4)),
  },
})

/** The tokens in the W3C design tokens format, for design tools. */
export function designTokens(): Json {
  const palette: Record<string, Json> = {}
  for (const [name, value] of Object.entries(primitives)) {
    const [group, step] = split(name)
    palette[group] = { ...palette[group], [step]: color(value) }
  }
  const described = (name: SemanticColor | Elevation, token: Json): [string, Json] => [
    name,
    { $description: uses[name], ...token },
  ]
  const semantic = (scheme: Scheme): Json =>
    Object.fromEntries(
      (Object.keys(semanticColors) as SemanticColor[]).map((name) =>
        described(name, { $value: `{color.${split(semanticColors[name][scheme]).join('.')}}` }),
      ),
    )
  const isShadow = (name: string) => name.startsWith('shadow-')
  const elevated = (scheme: Scheme, wanted: (name: string) => boolean, write: typeof shadow): Json =>
    Object.fromEntries(
      (Object.keys(elevations) as Elevation[])
        .filter(wanted)
        .map((name) => described(name, write(elevations[name][scheme], scheme))),
    )
  const veils = (scheme: Scheme) =>
    elevated(
      scheme,
      (name) => !isShadow(name),
      (text) => ({ $value: seeThrough(text, scheme) }),
    )
  const shadows = (scheme: Scheme) => elevated(scheme, isShadow, shadow)
  return {
    $description: 'Written by scripts/build-tokens.ts from src/tokens. Do not edit.',
    color: {
      $type: 'color',
      $description: 'The scales. Nothing reads them but the names below.',
      ...palette,
    },
    light: {
      $type: 'color',
      $description: 'The theming contract in the light scheme.',
      ...semantic('light'),
      ...veils('light'),
    },
    dark: {
      $type: 'color',
      $description: 'The same names in the dark scheme.',
      ...semantic('dark'),
      ...veils('dark'),
    },
    elevation: {
      $type: 'shadow',
      $description: 'What lies over what.',
      light: shadows('light'),
      dark: shadows('dark'),
    },
    font: {
      $type: 'fontFamily',
      $description: 'The face of text, of headings and figures, and of codes.',
      ...each<string>(fonts, (list) => ({ $value: families(list) })),
    },
    typography: {
      $type: 'typography',
      $description: 'Which face, weight and size stand together, and where.',
      ...each(typeStyles, typography),
    },
    'font-size': {
      $type: 'dimension',
      $description:
        'The steps of type by their size at usual text, in px; they grow with the text of the system.',
      ...each(typeSteps, ({ size }) => rem(size)),
    },
    'line-height': {
      $type: 'dimension',
      $description: 'The leading of each step, under the same name.',
      ...each(typeSteps, ({ line }) => rem(line)),
    },
    space: { $type: 'dimension', $description: 'On a base of 4 px.', ...each(spaces, rem) },
    size: {
      $type: 'dimension',
      $description: 'What a thumb presses, the edge of a screen, the widest column.',
      ...each<string>(sizes, (text) => ({ $value: dimension(text) })),
    },
    radius: {
      $type: 'dimension',
      $description: 'Corners, by what has them: a tag, a control, a card, a sheet, a pill.',
      ...each<string>(radii, (text) => ({ $value: dimension(text) })),
    },
    duration: {
      $type: 'duration',
      $description: 'All are 0 for people who asked for less motion.',
      ...each(durations, (value) => ({ $value: { value, unit: 'ms' } })),
    },
    easing: {
      $type: 'cubicBezier',
      $description: 'How a movement ends.',
      ...each(easings, (value) => ({ $value: value })),
    },
  }
}
