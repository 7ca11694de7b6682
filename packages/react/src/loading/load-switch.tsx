'use client'

import type { ReactNode } from 'react'

/** What a screen shows while its data comes, when it does not come, and when it has come. */
export interface LoadSwitchProps<Data> {
  /** Undefined until it has arrived. What has arrived stays, though a later try failed. */
  readonly data: Data | undefined
  readonly error: unknown
  readonly loading: ReactNode
  readonly failed: ReactNode
  /** In place of the children, where the data is a list without entries. */
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0

/** One of four: the data, that there is none, that it did not load, or that it is loading. */
export function LoadSwitch<Data>({ data, error, loading, failed, empty, children }: LoadSwitchProps<Data>) {
  if (data === undefined) return error ? failed : loading
  return empty !== undefined && isEmptyList(data) ? empty : children(data)
}
