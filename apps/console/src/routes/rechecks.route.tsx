import { RecheckDesk } from '../features/rechecks/index.ts'

export default function RechecksRoute() {
  return <RecheckDesk />
}
