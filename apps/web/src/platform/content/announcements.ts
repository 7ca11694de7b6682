import { createStore, type ReadableStore } from '@kaadi/react'

/** What is to be shown in the middle of the screen, one after the other. */
export interface Announcement {
  readonly id: string
  readonly title: string
  readonly content: string
  /** The card that it offers to sell. */
  readonly cardTypeId?: string | undefined
  readonly currencyTypeId?: string | undefined
  readonly form?: string | undefined
}

/** The one that is shown, where there is one. */
export interface Announcements extends ReadableStore<Announcement | undefined> {
  /** Queues one. The same one waits only once. */
  readonly show: (announcement: Announcement) => void
  readonly dismiss: (id: string) => void
}

/** Makes the queue of popups (bizType 6). One a page. */
export const createAnnouncements = (): Announcements => {
  const { current, set, subscribe } = createStore<readonly Announcement[]>([])
  return {
    show: (announcement) => {
      if (!current().some(({ id }) => id === announcement.id)) set([...current(), announcement])
    },
    dismiss: (id) => set(current().filter((one) => one.id !== id)),
    current: () => current()[0],
    subscribe,
  }
}
