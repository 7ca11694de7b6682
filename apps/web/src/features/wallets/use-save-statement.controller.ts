import type { CurrencyId } from '@kaadi/contract/constants'
import { wallets } from '@kaadi/contract/wallets'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { saveFile } from '../../platform/net/save-file.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { recentMonths } from '../../platform/time/recent-months.ts'
import { sayError } from '../../platform/words/say-error.ts'
import type { SaveStatementProps } from './save-statement.view.tsx'

type Wish = Pick<SaveStatementProps, 'fromMonth' | 'untilMonth' | 'format'>

/** Asks the service for the statement of some months, and keeps it on the device. */
export function useSaveStatement(
  currencyId: CurrencyId,
  now: number,
  onClose: () => void,
): Omit<SaveStatementProps, 'open'> {
  const client = useClient()
  const toaster = useToaster()
  const months = recentMonths(now)
  const [wish, setWish] = useState<Wish>({ fromMonth: months[0]!, untilMonth: months[0]!, format: 'pdf' })
  const [share, setShare] = useState<number | null>(null)
  const { run, isRunning, error, reset } = useAction(async (query: Wish) => {
    setShare(null)
    await saveFile(await client.open(wallets.statement, { query: { ...query, currencyId } }), setShare)
    return true
  })
  return {
    ...wish,
    months,
    isMaking: isRunning,
    share,
    problem: error === undefined ? null : sayError(error),
    onChange: (change) => {
      reset()
      // The months stay in order: what was chosen last moves the other one.
      const next = { ...wish, ...change }
      if (next.fromMonth > next.untilMonth) {
        if (change.fromMonth) next.untilMonth = change.fromMonth
        else next.fromMonth = next.untilMonth
      }
      setWish(next)
    },
    onSave: async () => {
      if (!(await run(wish))) return
      toaster.show({ text: t('Statement saved'), tone: 'ok' })
      onClose()
    },
    onClose,
  }
}
