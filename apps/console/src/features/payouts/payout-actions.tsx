import type { Payout } from '@kaadi/contract/payouts'
import { useCopy } from '@kaadi/react'
import type { MenuAction } from '@kaadi/ui/desk/widgets'
import { CopyIcon, FileTextIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useToaster } from '../../platform/page/platform-context.ts'

/** What can be done with a payout from its row: look at it, and take along its reference. */
export function usePayoutActions(openTo: (id: string) => string): (payout: Payout) => readonly MenuAction[] {
  const toaster = useToaster()
  const { copy } = useCopy()
  const take = async (text: string, done: string) => {
    if (await copy(text)) toaster.show({ text: done, tone: 'ok' })
    // The payout shows the figure to be marked by hand.
    else toaster.fail(t('The browser does not allow copying. Open the payout and mark it there.'))
  }
  return ({ withdrawal }) => [
    { id: 'open', label: t('Open'), icon: <FileTextIcon />, link: { to: openTo(withdrawal.id) } },
    {
      id: 'reference',
      label: t('Copy reference'),
      icon: <CopyIcon />,
      onSelect: () => void take(withdrawal.providerReference, t('Reference copied')),
    },
  ]
}
