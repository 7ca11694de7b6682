import type { ApiError } from '@kaadi/core/errors'
import { hasCode } from '@kaadi/core/errors'
import { useEffect } from 'react'
import { usePlatform } from '../page/platform-context.ts'

/** What this page keeps and a refusal shows to be old; null where it shows nothing. */
const keptOf = (error: ApiError): readonly string[] | null => {
  if (hasCode(error, 'countryClosed')) return ['site', 'info']
  return hasCode(error, 'cardTypeClosed') ? ['cardTypes'] : null
}

/** Looks again at once where a refusal tells that a part of the service is closed, or that the account is: notices stand by then. */
export function useClosedParts(): void {
  const { client, queries, session } = usePlatform()
  useEffect(
    () =>
      client.on('refused', ({ error }) => {
        const queryKey = keptOf(error)
        if (queryKey) void queries.invalidateQueries({ queryKey })
        if (hasCode(error, 'deletionPending', 'sellingPaused', 'withdrawingPaused')) session.refreshUser()
      }),
    [client, queries, session],
  )
}
