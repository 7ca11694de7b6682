import { type HomeBelowProps, HomeBelowView } from './home-below.view.tsx'
import { useJustPaid } from './use-just-paid.ts'
import { useFirstReward } from './use-rewards.ts'

/** What stands below the first look. The reward, and what others got, are asked for when this has come. */
export default function HomeBelow(props: HomeBelowProps) {
  return <HomeBelowView {...props} reward={useFirstReward()} justPaid={useJustPaid()} />
}
