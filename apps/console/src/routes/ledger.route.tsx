import { AskAdjustment } from '../features/adjustments/index.ts'
import { Ledger } from '../features/ledger/index.ts'

export default function LedgerRoute() {
  return <Ledger actionsOf={({ account }) => <AskAdjustment account={account} />} />
}
