/** Sign-ins that are under way in this process, whose end others of the same account may wait for. */
export function createLooks() {
  const underWay = new Map<string, Set<Promise<boolean>>>()

  return {
    /** Begins one. Whoever begins it says how it ended: whether somebody was let in. */
    begin: (email: string): ((isIn: boolean) => void) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const ofAccount = underWay.get(email) ?? new Set()
      underWay.set(email, ofAccount.add(promise))
      return (isIn) => {
        ofAccount.delete(promise)
        if (ofAccount.size === 0 && underWay.get(email) === ofAccount) underWay.delete(email)
        resolve(isIn)
      }
    },

    /** Waits for those that are under way; whether one of them let somebody in. */
    letIn: async (email: string): Promise<boolean> =>
      (await Promise.all([...(underWay.get(email) ?? [])])).includes(true),
  }
}
