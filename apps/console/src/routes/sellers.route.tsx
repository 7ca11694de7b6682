import { Sellers } from '../features/people/index.ts'

export default function SellersRoute() {
  return <Sellers />
}
