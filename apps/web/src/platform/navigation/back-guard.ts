interface GuardedState {
  readonly isGuard?: boolean
}

const isOnGuard = (): boolean => (window.history.state as GuardedState | null)?.isGuard === true

/** Holds the system's Back for whoever has something to do before the screen is left. */
export interface BackGuard {
  /**
   * Takes the system's Back from now on, before those who hold it already. Answers how to let go. Who gives `ask` is asked
   * before anything else leads away too.
   */
  readonly hold: (onBack: () => void, ask?: (go: () => void) => void) => () => void
  /** Leads away from the screen, as an opened push does: at once, or as who holds it answers. */
  readonly leave: (go: () => void) => void
  /** Goes on from the screen, whoever holds it. */
  readonly pass: (then: () => void) => void
  /** Told of each change of the address. */
  readonly look: () => void
  /** Begins to listen. Answers how to stop. */
  readonly watch: () => () => void
}

/**
 * While the system's Back is held the screen has a second entry in the history: going back from it ends on the same
 * screen, and who holds it last is told. Before anybody goes on the second entry is taken back.
 */
export const createBackGuard = (): BackGuard => {
  let holds: readonly {
    readonly onBack: () => void
    readonly ask?: ((go: () => void) => void) | undefined
  }[] = []
  let wasOnGuard = false
  let isWatching = false
  let settling: ReturnType<typeof setTimeout> | undefined
  /** What follows once the second entry is taken back. */
  let next: (() => void) | undefined

  const raise = () => {
    if (!isOnGuard()) window.history.pushState({ ...window.history.state, isGuard: true }, '')
    wasOnGuard = true
  }
  const takeBack = (then: () => void) => {
    const isUnderWay = next !== undefined
    next = then
    if (!isUnderWay) window.history.back()
  }
  /** Brings the history in line once it is drawn what came of a Back: who holds may have let go, or hold on. */
  const settle = () => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      if (!isWatching || next) return
      if (holds.length > 0) raise()
      else if (isOnGuard()) takeBack(settle)
    })
  }
  const onPop = () => {
    const came = wasOnGuard && !isOnGuard()
    wasOnGuard = isOnGuard()
    const then = next
    next = undefined
    if (then) return then()
    if (!came) return
    const last = holds.at(-1)
    // There is nothing to do first any more: the person wanted to go back.
    if (!last) return window.history.back()
    last.onBack()
    settle()
  }

  return {
    hold: (onBack, ask) => {
      const own = { onBack, ask }
      holds = [...holds, own]
      raise()
      return () => {
        if (!holds.includes(own)) return
        holds = holds.filter((hold) => hold !== own)
        settle()
      }
    },
    pass: (then) => {
      holds = []
      if (isOnGuard()) takeBack(then)
      else then()
    },
    leave: (go) => {
      const asking = holds.find(({ ask }) => ask)?.ask
      if (asking) asking(go)
      else go()
    },
    look: () => {
      wasOnGuard = isOnGuard()
    },
    watch: () => {
      isWatching = true
      wasOnGuard = isOnGuard()
      // Before the router, which draws the next screen at once.
      window.addEventListener('popstate', onPop, { capture: true })
      return () => {
        isWatching = false
        clearTimeout(settling)
        window.removeEventListener('popstate', onPop, { capture: true })
      }
    },
  }
}
