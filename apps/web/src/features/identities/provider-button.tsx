import './provider-button.css'
import { identities } from '@kaadi/contract/identities'
import { useAction } from '@kaadi/react'
import { Button } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { keepTicket } from './provider-ticket.ts'

/** Leaves the sign-in to the provider of the configuration. Nothing where there is none. */
export default function ProviderButton({ ret }: { ret: string | undefined }) {
  const { client, reads } = useLateCalls({ identities })
  const { leaveTo } = usePlatform()
  const { data } = useQuery(reads.identities.provider())
  const { run, isRunning } = useAction(() => client.identities.begin())
  if (!data?.provider) return null
  const begin = async () => {
    const begun = await run(undefined)
    if (!begun) return
    keepTicket({ ticket: begun.ticket, ret })
    leaveTo(begun.url)
  }
  return (
    <Button
      className="w-identities-begin"
      variant="secondary"
      block
      loading={isRunning}
      onClick={() => void begin()}
    >
      {t('Sign in with {name}', { name: data.provider.name })}
    </Button>
  )
}
