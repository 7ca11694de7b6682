/** What is to be shown in the middle of the screen, one after the other. */
export interface Announcement {
  readonly id: string
  readonly title: string
  readonly content: string
}

export interface Announcements {
  /** Queues one. The same one waits only once. */
  readonly show: (announcement: Announcement) => void
  readonly dismiss: (id: string) => void
  readonly current: () => Announcement | undefined
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes the queue of popups (bizType 6). One a page. */
export const createAnnouncements = (): Announcements => {
  const listeners = new Set<() => void>()
  let queue: readonly Announcement[] = []
  const change = (next: readonly Announcement[]) => {
    queue = next
    for (const listener of listeners) listener()
  }
  return {
    show: (announcement) => {
      if (!queue.some(({ id }) => id === announcement.id)) change([...queue, announcement])
    },
    dismiss: (id) => change(queue.filter((one) => one.id !== id)),
    current: () => queue[0],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
