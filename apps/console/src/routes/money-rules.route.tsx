import { MoneyRules } from '../features/changes/index.ts'

export default function MoneyRulesRoute() {
  return <MoneyRules />
}
