import type { Deps } from '../../../deps.ts'
import { type Answer, createPostOutside } from '../../../http/outgoing/post-outside.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { sayNotification } from '../words/say-notification.ts'
import { encryptPush } from './encrypt-push.ts'
import { readPushKey } from './push-key.ts'
import { findDuePush, removeGone } from './subscriptions.repository.ts'

/** Longer than that nobody waits for it: the app shows what has become of the order. */
const worthMs = 6 * 3_600_000
const leastWaitMs = 10_000
const longestWaitMs = 3_600_000

/** What push services answer for a subscription that is no more (RFC 8030, section 7.3); or its name leads inside by now. */
const isGone = ({ status, failure }: Answer): boolean =>
  status === 404 || status === 410 || failure === 'addressRefused'

/** Another try can help: nobody answered, the service is in trouble, or wants it slower. */
const isWorthTrying = ({ status, failure }: Answer): boolean =>
  failure !== null && (status === null || status === 408 || status === 429 || status >= 500)

/** As long again as it has waited already, so that waits double; up to a fifth is chance. */
const waitAfter = (ageMs: number): number =>
  Math.round(Math.min(Math.max(ageMs, leastWaitMs), longestWaitMs) * (1 + Math.random() / 5))

/** Sends one notification to one browser, encrypted for it. What was read meanwhile, or is hours old, is not sent. */
export const pushNotification = (deps: Deps): JobHandler => {
  const { database, config } = deps
  const post = createPostOutside({ mayStayHere: config.webhooksMayStayHere })
  return async ({ payload }) => {
    const subscriptionId = BigInt(String(payload.subscriptionId))
    const due = await findDuePush(database.db, {
      userId: BigInt(String(payload.userId)),
      notificationId: String(payload.notificationId),
      subscriptionId,
    })
    if (!due || due.ageMs > worthMs) return
    const { endpoint } = due.subscription
    const { body, headers } = await encryptPush(
      { ...due, message: sayNotification(due.language, due.message) },
      await readPushKey(deps),
      {
        from: config.mail.from,
        secondsLeft: Math.ceil((worthMs - due.ageMs) / 1000),
      },
    )
    const answer = await post(endpoint, body, headers)
    if (isGone(answer)) await removeGone(database.db, subscriptionId, endpoint)
    else if (isWorthTrying(answer)) return { againInMs: waitAfter(due.ageMs) }
  }
}
