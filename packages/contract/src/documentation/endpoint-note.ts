import type { ErrorName } from '../errors/error-table.ts'

/** Where a call comes from: a section of `docs/specification.md`, a record in `docs/decisions` for what is ours, or both. */
export type EndpointSource =
  | { readonly specification: number; readonly decision?: number }
  | { readonly decision: number }

type ErrorsOf<E> = E extends { readonly errors: readonly (infer N extends ErrorName)[] } ? N : never

/** What is to be said of a call `E` beside its schemas and its list of errors. */
export interface EndpointNote<E = { readonly errors: readonly ErrorName[] }> {
  readonly source: EndpointSource
  /** Units of amounts and plain numbers. Instants and durations are known by their schema and their name. */
  readonly units?: string
  /** When one of its errors comes, or what its `details` hold. */
  readonly errors?: { readonly [N in ErrorsOf<E>]?: string }
}

/** A note for each call of the group `G`. */
export type NotesOf<G> = { readonly [K in keyof G]: EndpointNote<G[K]> }
