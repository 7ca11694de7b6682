import { connect } from '../src/database/index.ts'
import { sendBatch } from '../src/modules/payout-batches/sending/send-batch.job.ts'
import { createPaystack, readFeeBands } from '../src/modules/payout-rails/index.ts'
import { createVault } from '../src/vault/index.ts'
import { aJob } from './a-job.ts'
import { secretKey, testPace } from './paystack/paying-provider.ts'

/** Sends one approved batch as the service's job does, in a process of its own: it is made to be killed (KAADI_CRASH_AT). */
const [url, baseUrl, batchId] = process.argv.slice(2) as [string, string, string]
const database = await connect({ url })
const provider = createPaystack({
  baseUrl,
  secretKey,
  previousSecretKey: undefined,
  feeBands: readFeeBands('NGN *=0.1')!,
})
const send = sendBatch({
  database,
  vault: createVault(Buffer.alloc(32, 7)),
  rails: {
    providers: new Map([[provider.name, provider]]),
    routes: [{ currencyId: 1, kind: 'bank', provider: provider.name, byBatch: true }],
    dailyCaps: {},
    pace: testPace,
  },
  wakeJobs: () => undefined,
})
await send({ ...aJob, payload: { batchId } })
await database.close()
