import type { CurrencyId } from '@kaadi/contract/constants'
import { users } from '@kaadi/contract/users'
import { useAction } from '@kaadi/react'
import { Select } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useOwnCurrencyId } from '../../../platform/money/own-rates.ts'
import { walletNames } from '../../../platform/money/wallet-names.ts'
import { useReads } from '../../../platform/net/use-client.ts'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'
import { useSession } from '../../../platform/session/session.ts'

/** The currency that screens begin with. */
export default function CurrencyChoice() {
  const { refreshUser } = useSession()
  const { client } = useLateCalls({ users })
  const own = useOwnCurrencyId()
  const { data } = useQuery(useReads().currencies.settleCurrencies({ isEnableCurrencyTypeConf: '1' }))
  const choose = useAction(async (currencyId: CurrencyId) => {
    await client.users.setDefaultCurrency({ body: { currencyId } })
    refreshUser()
  })
  const offered = data?.filter(({ id }) => id in walletNames).map(({ id }) => id) ?? [own]
  return (
    <Select
      label={t('Currency')}
      hint={t('You are paid in it where you choose nothing else. No money is exchanged.')}
      value={String(own)}
      disabled={choose.isRunning}
      onChange={(event) => void choose.run(Number(event.currentTarget.value) as CurrencyId)}
    >
      {offered.map((id) => (
        <option key={id} value={String(id)}>
          {t(walletNames[id])}
        </option>
      ))}
    </Select>
  )
}
