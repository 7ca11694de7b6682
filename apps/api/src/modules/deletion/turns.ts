/**
 * Work of one owner, one after the other within this process: of many calls at once the first has its proof looked at, and
 * the others see what came of it before they pay for a try of their own.
 */
export function createTurns<Owner>() {
  const last = new Map<Owner, Promise<unknown>>()

  return {
    inTurn: async <Result>(owner: Owner, work: () => Promise<Result>): Promise<Result> => {
      const before = last.get(owner)
      const mine = before ? before.then(work, work) : work()
      last.set(owner, mine)
      try {
        return await mine
      } finally {
        if (last.get(owner) === mine) last.delete(owner)
      }
    },
  }
}
