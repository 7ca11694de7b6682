import { Button, Money } from '@kaadi/ui'

export const Price = () => (
  <p>
    <Money amount="148000" currency={{ symbol: '₦', name: 'Nigerian naira' }} /> <Button>Sell</Button>
  </p>
)
