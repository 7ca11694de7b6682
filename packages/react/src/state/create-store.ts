/** Something that changes and is heard of: what `useStore` reads. */
export interface ReadableStore<State> {
  readonly current: () => State
  /** Calls after each change. Answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A state outside React, changed by whoever made it. */
export interface Store<State> extends ReadableStore<State> {
  readonly set: (next: State) => void
}

/** Makes a state that lives as long as its page, whatever is drawn meanwhile. */
export const createStore = <State>(initial: State): Store<State> => {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    current: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
