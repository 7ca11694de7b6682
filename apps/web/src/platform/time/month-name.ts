import { times } from './times.ts'

/** `November 2026`, of `2026-11`. */
export const monthName = (month: string): string => times.month(`${month}-15T12:00:00.000Z`)
