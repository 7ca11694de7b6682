import { times } from './times.ts'

/** An instant in milliseconds as a person reads it, and for machines. */
export function Moment({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{times.short(at)}</time>
}
