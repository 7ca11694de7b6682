import type { Payout } from '@kaadi/contract/payouts'
import type { MenuAction } from '@kaadi/ui/desk/widgets'
import { CopyIcon, FileTextIcon } from '@kaadi/ui/icons'
import { useToaster } from '../../platform/page/platform-context.ts'

/** What can be done with a payout from its row: look at it, and take along its reference. */
export function usePayoutActions(openTo: (id: string) => string): (payout: Payout) => readonly MenuAction[] {
  const toaster = useToaster()
  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => toaster.show({ text: done, tone: 'ok' }),
      // Where the browser does not let the page, the payout shows the figure to be marked by hand.
      () => toaster.fail('The browser does not allow copying. Open the payout and mark it there.'),
    )
  return ({ withdrawal }) => [
    { id: 'open', label: 'Open', icon: <FileTextIcon />, link: { to: openTo(withdrawal.id) } },
    {
      id: 'reference',
      label: 'Copy reference',
      icon: <CopyIcon />,
      onSelect: () => void copy(withdrawal.providerReference, 'Reference copied'),
    },
  ]
}
