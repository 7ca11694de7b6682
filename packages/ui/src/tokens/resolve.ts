import { primitives } from './primitives.ts'
import { type Scheme, type SemanticColor, semanticColors } from './semantic.ts'

/** The hex of a semantic colour in one scheme, before a tenant's theme. */
export const colorOf = (name: SemanticColor, scheme: Scheme): string =>
  primitives[semanticColors[name][scheme]].hex
