import type { PlazaLine } from '@kaadi/contract/plaza'
import { t } from '@kaadi/words'
import { ProofView } from './proof.view.tsx'
import { useProof } from './use-proof.controller.ts'

/** A withdrawal of the feed. */
export function WithdrawItem({ line }: { line: PlazaLine }) {
  return (
    <ProofView
      {...useProof(line)}
      line={line}
      title={t('Withdrawal')}
      where={t('Address of the page of your withdrawal')}
    />
  )
}
