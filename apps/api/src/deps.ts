import type { Config } from './config.ts'
import type { DatabaseNotices } from './database/database-notices.ts'
import type { Database } from './database/index.ts'
import type { RandomIds } from './http/random-ids.ts'
import type { Finding } from './invariants/invariant.ts'
import type { Ledger } from './ledger/index.ts'
import type { PublicMemory } from './memory/public-memory.ts'
import type { ResolveAccountName } from './modules/bank-accounts/names-at-banks/resolve-account-name.ts'
import type { Mailer } from './modules/mail/mail-job.ts'
import type { MailQueue } from './modules/mail/mail-queue.ts'
import type { PayoutRails } from './modules/payout-worker/rails.ts'
import type { VerificationCodes } from './modules/sessions/proofs/verification-codes.repository.ts'
import type { Throttle } from './modules/sessions/throttle.repository.ts'
import type { PhotoStorage } from './modules/uploads/photos/photo-storage.ts'
import type { PhotoSigner } from './modules/uploads/photos/signed-address.ts'
import type { UserEventBus } from './outbox/index.ts'
import type { SecretHasher, Vault } from './vault/index.ts'

/** What every module is given. Whatever differs between tests and the service comes through here. */
export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly ledger: Ledger
  readonly vault: Vault
  /** Passwords and PINs. */
  readonly secrets: SecretHasher
  readonly throttle: Throttle
  readonly codes: VerificationCodes
  readonly mail: MailQueue
  /** Hands it over to the mail server. */
  readonly deliverMail: Mailer['deliver']
  /** Asks the bank for the name on an account. */
  readonly resolveAccountName: ResolveAccountName
  /** Who pays out by machine, and what; everything else is paid by hand. */
  readonly rails: PayoutRails
  /** Every rule of the stored state, over one moment: what a match of the books looks at too. */
  readonly checkRules: () => Promise<Finding[]>
  readonly photos: PhotoStorage
  readonly photoSigner: PhotoSigner
  readonly userEvents: UserEventBus
  /** What the database's triggers and statements tell every process. */
  readonly notices: Pick<DatabaseNotices, 'on'>
  /** Catalogue and site, kept until they change. */
  readonly publicMemory: PublicMemory
  readonly ids: RandomIds
  /** Milliseconds since 1970, for what is no money deadline: those use the database's clock. */
  readonly clock: () => number
  /** Forgets a session that was just ended; other processes hear of it from the database. */
  readonly forgetSession: (hash: Buffer) => void
  /** Looks for jobs now: call it after a commit that enqueued one which a person waits for. */
  readonly wakeJobs: () => void
}
