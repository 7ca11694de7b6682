import type { PlazaLine } from '@kaadi/contract/plaza'
import { type Form, useAction, useCopy, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { idIn, receiptHashOf } from './receipt-hash.ts'

export interface Proof {
  readonly form: Form<{ readonly address: string }>
  /** Whether what was entered makes this receipt number; undefined until it was tried. */
  readonly fits: boolean | undefined
  readonly isCopied: boolean
  readonly onCopy: () => void
}

/** Tries on this device whether a trade of the person's own is the line. Nothing is sent. */
export const useProof = (line: PlazaLine | undefined): Proof => {
  const { isCopied, copy } = useCopy()
  const [fits, setFits] = useState<boolean>()
  const { run } = useAction(async (address: string) =>
    line ? (await receiptHashOf(idIn(address), line)) === line.receiptHash : false,
  )
  const form = useForm({
    initial: { address: '' },
    check: ({ address }) => ({
      address: address.trim() === '' ? t('Paste the address of the page first.') : undefined,
    }),
    onSubmit: async ({ address }) => setFits(await run(address)),
  })
  return { form, fits, isCopied, onCopy: () => void copy(line?.receiptHash ?? '') }
}
