import type { SignUpByLinkRequest } from '@kaadi/contract/users'
import { useAction } from '@kaadi/react'
import { useState } from 'react'
import { useClient } from '../../platform/net/use-client.ts'

/** A sign-up whose address a mailed link proves in place of the code. `onRefused` throws. */
export const useSignUpByLink = (onRefused: (error: unknown) => never) => {
  const client = useClient()
  const [isByLink, onByLink] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const { run, isRunning } = useAction((body: SignUpByLinkRequest, idempotencyKey) =>
    client.users.signUpByLink({ body, idempotencyKey, quiet: true }).catch(onRefused),
  )
  return {
    isByLink,
    onByLink,
    /** Where a link was mailed to. */
    sentTo,
    isAsking: isRunning,
    ask: async (body: SignUpByLinkRequest): Promise<void> => {
      if (await run(body)) setSentTo(body.email)
    },
  }
}
