import type { TestDatabase } from '../../test/database.ts'
import type { Subject } from './list-reads.ts'

/** The first of the many sellers, who has the notifications too. */
export async function findSubject({ asOwner }: Pick<TestDatabase, 'asOwner'>): Promise<Subject> {
  const [row] = await asOwner(`
    select user_id, min(id) as upload_id from uploads
    where user_id = (select min(id) from users where public_id like 'many-%') group by user_id`)
  return { userId: BigInt(String(row!.user_id)), uploadId: BigInt(String(row!.upload_id)) }
}
