import type { ContrastUse } from './contrast.ts'
import type { SemanticColor } from './semantic.ts'

export interface ContrastPair {
  readonly front: SemanticColor
  readonly back: SemanticColor
  readonly use: ContrastUse
}

const on = (use: ContrastUse, front: SemanticColor, ...backs: SemanticColor[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, use }))

/**
 * Every pair the components draw. A component that needs a new pair adds it here first.
 * The fill of a button is no mark: its words are what must be read, and a tenant's yellow may be the button.
 */
export const contrastPairs: readonly ContrastPair[] = /* @__PURE__ */ (() => [
  ...on('text', 'text', 'bg', 'surface', 'surface-2', 'surface-raised', 'action-quiet'),
  ...on('text', 'text-2', 'bg', 'surface', 'surface-2', 'action-quiet'),
  ...on('text', 'text-3', 'bg', 'surface'),
  ...on('text', 'text-brand', 'bg', 'surface', 'surface-2', 'action-quiet'),
  ...on('text', 'on-brand', 'surface-brand', 'surface-brand-2'),
  ...on('text', 'on-brand-2', 'surface-brand', 'surface-brand-2'),
  ...on('text', 'on-action', 'action', 'action-press'),
  ...on('text', 'on-action-quiet', 'action-quiet'),
  ...on('text', 'on-earn', 'earn', 'earn-press', 'todo'),
  ...on('text', 'on-earn-quiet', 'earn-quiet', 'surface'),
  ...on('text', 'ok-text', 'bg', 'surface', 'ok-bg', 'action-quiet'),
  ...on('text', 'wait-text', 'wait-bg', 'surface'),
  ...on('text', 'todo-text', 'todo-bg', 'surface'),
  ...on('text', 'bad-text', 'bg', 'surface', 'bad-bg'),
  ...on('text', 'on-bad', 'bad'),
  ...on('mark', 'line-control', 'bg', 'surface', 'surface-2'),
  ...on('mark', 'focus', 'bg', 'surface', 'surface-2'),
  ...on('mark', 'ok', 'bg', 'surface'),
  ...on('mark', 'surface', 'ok'),
  ...on('mark', 'bad', 'bg', 'surface'),
  ...on('mark', 'earn', 'surface-brand', 'surface-brand-2'),
])()
