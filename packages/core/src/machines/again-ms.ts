/** How long a machine that reached nobody waits until it tries again, where no browser says that there is no connection. */
export const againMs = 5_000
