import type { PrimitiveName } from './primitives.ts'

export type Scheme = 'light' | 'dark'

/**
 * The theming contract: what a colour is for. Components read these and never a primitive.
 * A name that begins with `on-` is drawn on the name that follows.
 */
export const semanticColors = {
  bg: { light: 'starch-25', dark: 'starch-950' },
  surface: { light: 'starch-0', dark: 'starch-900' },
  'surface-2': { light: 'starch-50', dark: 'starch-850' },
  'surface-raised': { light: 'starch-0', dark: 'starch-700' },
  'surface-brand': { light: 'indigo-800', dark: 'indigo-900' },
  'surface-brand-2': { light: 'indigo-700', dark: 'indigo-800' },
  text: { light: 'starch-900', dark: 'starch-50' },
  'text-2': { light: 'starch-600', dark: 'starch-300' },
  'text-3': { light: 'starch-500', dark: 'starch-400' },
  'text-brand': { light: 'indigo-600', dark: 'indigo-300' },
  'on-brand': { light: 'starch-0', dark: 'starch-0' },
  'on-brand-2': { light: 'indigo-200', dark: 'indigo-200' },
  line: { light: 'starch-200', dark: 'starch-800' },
  'line-control': { light: 'starch-500', dark: 'starch-500' },
  action: { light: 'indigo-600', dark: 'indigo-300' },
  'action-press': { light: 'indigo-700', dark: 'indigo-200' },
  'on-action': { light: 'starch-0', dark: 'indigo-950' },
  'action-quiet': { light: 'indigo-50', dark: 'indigo-900' },
  'on-action-quiet': { light: 'indigo-700', dark: 'indigo-200' },
  earn: { light: 'marigold-400', dark: 'marigold-400' },
  'earn-press': { light: 'marigold-500', dark: 'marigold-300' },
  'on-earn': { light: 'starch-950', dark: 'starch-950' },
  'earn-quiet': { light: 'marigold-100', dark: 'marigold-900' },
  'on-earn-quiet': { light: 'marigold-800', dark: 'marigold-200' },
  focus: { light: 'indigo-500', dark: 'indigo-300' },
  ok: { light: 'leaf-600', dark: 'leaf-400' },
  'ok-text': { light: 'leaf-700', dark: 'leaf-300' },
  'ok-bg': { light: 'leaf-50', dark: 'leaf-900' },
  'ok-line': { light: 'leaf-300', dark: 'leaf-800' },
  'wait-text': { light: 'indigo-600', dark: 'indigo-200' },
  'wait-bg': { light: 'indigo-50', dark: 'indigo-900' },
  'wait-line': { light: 'indigo-300', dark: 'indigo-700' },
  todo: { light: 'marigold-400', dark: 'marigold-400' },
  'todo-text': { light: 'marigold-800', dark: 'marigold-200' },
  'todo-bg': { light: 'marigold-100', dark: 'marigold-900' },
  'todo-line': { light: 'marigold-500', dark: 'marigold-700' },
  bad: { light: 'pepper-600', dark: 'pepper-600' },
  'bad-text': { light: 'pepper-700', dark: 'pepper-300' },
  'bad-bg': { light: 'pepper-50', dark: 'pepper-900' },
  'bad-line': { light: 'pepper-300', dark: 'pepper-800' },
  'on-bad': { light: 'starch-0', dark: 'starch-0' },
} as const satisfies Record<string, Record<Scheme, PrimitiveName>>

export type SemanticColor = keyof typeof semanticColors

/** The names a tenant may set. Status colours are left out: a state must look the same for every tenant. */
export const brandColors = [
  'action',
  'action-press',
  'on-action',
  'action-quiet',
  'on-action-quiet',
  'text-brand',
  'focus',
  'surface-brand',
  'surface-brand-2',
  'on-brand',
  'on-brand-2',
  'earn',
  'earn-press',
  'on-earn',
  'earn-quiet',
  'on-earn-quiet',
] as const satisfies readonly SemanticColor[]

export type BrandColor = (typeof brandColors)[number]

/** Shadows and veils carry an alpha, so they are written out and not taken from the scales. */
export const elevations = {
  'shadow-lift': {
    light: '0 1px 2px rgb(12 14 21 / 0.06), 0 6px 20px rgb(12 14 21 / 0.07)',
    dark: '0 0 0 1px var(--line)',
  },
  'shadow-sheet': { light: '0 -8px 32px rgb(12 14 21 / 0.16)', dark: '0 -8px 32px rgb(0 0 0 / 0.5)' },
  'shadow-dock': {
    light: '0 -1px 0 var(--line), 0 -10px 30px rgb(12 14 21 / 0.08)',
    dark: '0 -1px 0 var(--line), 0 -10px 30px rgb(0 0 0 / 0.4)',
  },
  'shadow-float': { light: '0 8px 24px rgb(12 14 21 / 0.24)', dark: '0 8px 24px rgb(0 0 0 / 0.6)' },
  'shadow-knob': { light: '0 1px 3px rgb(12 14 21 / 0.1)', dark: '0 1px 3px rgb(0 0 0 / 0.5)' },
  scrim: { light: 'rgb(12 14 21 / 0.56)', dark: 'rgb(0 0 0 / 0.64)' },
  veil: { light: 'rgb(12 14 21 / 0.72)', dark: 'rgb(12 14 21 / 0.72)' },
  'on-veil': { light: '#ffffff', dark: '#ffffff' },
} as const satisfies Record<string, Record<Scheme, string>>

export type Elevation = keyof typeof elevations
