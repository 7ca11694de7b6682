import { Account } from '../features/account/index.ts'

export default function AccountRoute() {
  return <Account />
}
