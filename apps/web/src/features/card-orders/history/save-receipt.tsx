import type { CardOrder } from '@kaadi/contract/card-orders'
import { tradeHistory } from '@kaadi/contract/trade-history'
import { useAction } from '@kaadi/react'
import { Button } from '@kaadi/ui'
import { DownloadIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { saveFile } from '../../../platform/net/save-file.ts'
import { useClient } from '../../../platform/net/use-client.ts'

/** Keeps the receipt of a trade that was paid. */
export function SaveReceipt({ giftOrderId }: Pick<CardOrder, 'giftOrderId'>) {
  const client = useClient()
  const { run, isRunning } = useAction(async (query: Pick<CardOrder, 'giftOrderId'>) => {
    await saveFile(await client.open(tradeHistory.receipt, { query }), () => {})
    return true
  })
  return (
    <Button
      block
      variant="secondary"
      icon={<DownloadIcon />}
      loading={isRunning}
      onClick={() => void run({ giftOrderId })}
    >
      {t('Save the receipt')}
    </Button>
  )
}
