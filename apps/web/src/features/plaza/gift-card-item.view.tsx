import type { PlazaLine } from '@kaadi/contract/plaza'
import { t } from '@kaadi/words'
import { ProofView } from './proof.view.tsx'
import { useProof } from './use-proof.controller.ts'

/** A card of the feed. */
export function GiftCardItem({ line }: { line: PlazaLine }) {
  return (
    <ProofView
      {...useProof(line)}
      line={line}
      title={t('Card sold')}
      where={t('Address of the page of your trade')}
    />
  )
}
