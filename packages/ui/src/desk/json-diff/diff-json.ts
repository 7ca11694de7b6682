import { alignLists } from './align-lists.ts'

export type DiffKind = 'added' | 'removed' | 'changed' | 'same'

/** One place in a value: a leaf, or a whole part that came or went. */
export interface DiffLine {
  path: readonly (string | number)[]
  kind: DiffKind
  before?: unknown
  after?: unknown
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRecord = (value: unknown): value is Record<string, unknown> =>
  isContainer(value) && !Array.isArray(value)
/** A key may be called like something that every object has. */
const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined
const sizeOf = (value: object): number => Object.keys(value).length

/** JSON without the order of keys, so that the same value is the same text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? ''

/**
 * What is different between two JSON values, place by place in reading order. Unchanged leaves come along, so that
 * they can be counted and shown; a whole part that came or went is one line. `undefined` stands for nothing at all:
 * what was before it was created, what is after it was deleted.
 */
export function diffJson(before: unknown, after: unknown): DiffLine[] {
  const emptyLike = (other: unknown) => (Array.isArray(other) ? [] : {})
  const one = before === undefined && isContainer(after) ? emptyLike(after) : before
  const other = after === undefined && isContainer(before) ? emptyLike(before) : after
  return [...compare([], one, other)]
}

function* compare(path: DiffLine['path'], before: unknown, after: unknown): Generator<DiffLine> {
  if (after === undefined && before === undefined) return
  if (before === undefined) yield { path, kind: 'added', after }
  else if (after === undefined) yield { path, kind: 'removed', before }
  else if (Array.isArray(before) && Array.isArray(after) && before.length + after.length > 0)
    yield* compareLists(path, before, after)
  else if (isRecord(before) && isRecord(after) && sizeOf(before) + sizeOf(after) > 0)
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* compare([...path, key], own(before, key), own(after, key))
  else yield { path, kind: canonical(before) === canonical(after) ? 'same' : 'changed', before, after }
}

function* compareLists(
  path: DiffLine['path'],
  before: readonly unknown[],
  after: readonly unknown[],
): Generator<DiffLine> {
  const pairs = alignLists(before.map(nameOf), after.map(nameOf), (item) => item.startsWith(named))
  for (const [at, to] of pairs) {
    const place = [...path, to ?? at ?? 0]
    yield* compare(place, at === null ? undefined : before[at], to === null ? undefined : after[to])
  }
}

const named = 'named '

/** What makes an item of a list the same item later: a name of its own, else all that it holds. */
function nameOf(item: unknown): string {
  const name = isRecord(item) ? (item.id ?? item.key ?? item.code) : undefined
  return typeof name === 'string' || typeof name === 'number' ? named + name : canonical(item)
}
