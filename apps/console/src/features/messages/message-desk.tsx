import { Chosen } from '../../platform/screens/list-beside.tsx'
import { InboxView } from './inbox.view.tsx'
import { ThreadView } from './thread.view.tsx'
import { useInbox } from './use-inbox.controller.ts'
import { useThread } from './use-thread.controller.ts'
import { WorkKeepsClaim } from './work-keeps-claim.tsx'

/** Who waits for an answer at the left, the chosen one's messages at the right. */
export function MessageDesk({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <InboxView {...useInbox()}>
      {chosen === undefined ? null : <ChosenThread key={chosen} giftOrderId={chosen} />}
    </InboxView>
  )
}

function ChosenThread({ giftOrderId }: { readonly giftOrderId: string }) {
  const thread = useThread(giftOrderId)
  const row = thread.detail.data?.row
  return (
    <>
      {row && <WorkKeepsClaim giftOrderId={row.giftOrderId} orderStatus={row.orderStatus} />}
      <Chosen detail={thread.detail}>{(shown) => <ThreadView {...thread} shown={shown} />}</Chosen>
    </>
  )
}
