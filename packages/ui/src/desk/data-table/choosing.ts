type Chosen = ReadonlySet<string>

/** How many of these rows are chosen. */
export function chosenIn(ids: readonly string[], chosen: Chosen | undefined): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => chosen?.has(id)).length
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}

/** What is chosen after these rows were added or taken away; what was chosen on other pages stays. */
export function withAll(chosen: Chosen, ids: readonly string[], on: boolean): Chosen {
  const next = new Set(chosen)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}
