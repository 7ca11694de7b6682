import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { uploads } from '@kaadi/contract/uploads'
import { aPicture } from '../../test/pictures.ts'
import type { FaultPart } from '../fault-part.ts'
import { chainCatchesUp, comesBack } from '../stage/comes-back.ts'
import type { FaultService } from '../stage/fault-service.ts'
import { createJournal } from '../stage/journal.ts'
import { startProbe } from '../stage/probe.ts'
import { whyNoMount } from '../stage/small-disk.ts'
import { openReviewers, openSellers } from '../stage/traders.ts'
import { missing, nothingAcknowledged, nothingPaid, tradeOnce } from '../stage/trading.ts'

const traders = 4
const roomMegabytes = 64
const longestMs = 6_000
/** On a machine that does much else, a first trade takes its time. */
const longestTradeMs = 20_000

/**
 * Fills the disk under the database and the photos while trades are made, and frees it again. Writes are refused with 503,
 * once in a while PostgreSQL gives up altogether; when there is room again nothing that was acknowledged is missing.
 */
export const part: FaultPart = {
  name: 'full disk',
  run: async (context) => {
    const skipped = await whyNoMount()
    if (skipped) return { did: '–', faults: [], skipped }
    const service = await context.openService({ roomMegabytes })
    const sellers = await openSellers(service, traders)
    const reviewers = await openReviewers(service, traders)
    const journal = createJournal(service)
    const acknowledged = nothingAcknowledged()
    const pid = service.pid()
    const picture = await aPicture()
    const faults: string[] = []
    let fillings = 0
    let refused = 0
    const endsAt = Date.now() + context.seconds * 1000
    do {
      const trading = { stopped: false }
      const traded = sellers.map(async (seller, index) => {
        const scene = { seller, reviewer: reviewers[index]!, random: context.random }
        while (!trading.stopped) {
          await tradeOnce(scene, journal, acknowledged)
          await sleep(5)
        }
      })
      await until(() => acknowledged.paid.size > fillings, longestTradeMs)
      const probe = startProbe(service, sellers[0]!, { longestMs })
      const ballast = await fillDisk(service)
      const photo = await service.call(uploads.create, {
        token: sellers[0]!.token,
        body: { kind: 'front', file: picture },
      })
      if (photo.status < 500 && photo.code === 0)
        faults.push('A photo was taken in though there is no room for it.')
      if (
        photo.code !== 0 &&
        photo.status !== 507 &&
        !(photo.status === 503 && photo.headers.has('retry-after'))
      )
        faults.push(`A photo for which there is no room was answered with ${photo.status}.`)
      // A log that needs a new file is what PostgreSQL cannot go on without.
      if (fillings++ % 2 === 1) await service.onDatabase('select pg_switch_wal()').catch(() => undefined)
      await sleep(1_000 + context.random() * 2_000)
      await ballast.remove()
      if (!(await comesBack(service, sellers[0]!))) faults.push('It does not come back when there is room.')
      refused += probe.refused() + journal.refused()
      trading.stopped = true
      await Promise.all(traded)
      faults.push(
        ...(await probe.stop()),
        ...(await journal.settle(service)),
        ...(await missing(service, acknowledged)),
      )
      await chainCatchesUp(service)
      faults.push(...(await service.findings()))
    } while (Date.now() < endsAt && service.isRunning())
    if (!service.isRunning() || service.pid() !== pid) faults.push('The service has ended.')
    if (refused === 0) faults.push('The disk was never full: nothing was refused.')
    const did = `${fillings} times full, ${refused} calls refused, ${journal.acknowledged()} acknowledged writes`
    return { did, faults: [...faults, ...nothingPaid(acknowledged), ...journal.oddities()] }
  },
}

async function until(isSo: () => boolean, longestMs: number): Promise<void> {
  const endsAt = Date.now() + longestMs
  while (!isSo() && Date.now() < endsAt) await sleep(50)
}

/** Takes all the room there is, as often as a bit becomes free. */
async function fillDisk({ folder }: FaultService) {
  const path = join(folder, 'ballast')
  const file = await open(path, 'w')
  const chunk = Buffer.alloc(64 * 1024, 1)
  const fill = async () => {
    for (let size = chunk.length; size >= 1_024; ) {
      await file.write(chunk, 0, size).catch(() => {
        size /= 2
      })
    }
  }
  await fill()
  const filling = setInterval(() => void fill(), 100)
  return {
    remove: async () => {
      clearInterval(filling)
      await file.close()
      await rm(path)
    },
  }
}
