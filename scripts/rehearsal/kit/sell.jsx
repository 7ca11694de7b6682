'use client'

import { useAction } from '@kaadi/react'
import { Button, createToaster, ToastRegion } from '@kaadi/ui'
import { useState } from 'react'

const toaster = createToaster()

export function Sell() {
  const [sent, setSent] = useState(0)
  const sell = useAction(async (count) => setSent(count))
  return (
    <>
      <Button onClick={() => void sell.run(sent + 1)}>Sell</Button>
      <p role="status">{sent} sold</p>
      <ToastRegion toaster={toaster} />
    </>
  )
}
