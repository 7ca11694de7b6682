import { type Verification, type VerificationCase, verificationReasons } from '@kaadi/contract/verifications'
import type { Deps } from '../../deps.ts'
import {
  findNewestCase,
  findVerifiedLevel,
  listVerificationLevels,
  type StoredCase,
} from './verifications.repository.ts'

/** What a seller is shown of their verification. */
export function createReadStatus({ database, publicMemory }: Deps) {
  const allLevels = publicMemory.loaded(() => listVerificationLevels(database))

  return async (userId: bigint): Promise<Verification> => {
    const [levels, level, last] = await Promise.all([
      allLevels(),
      findVerifiedLevel(database, userId),
      findNewestCase(database, userId),
    ])
    return {
      level,
      levels: [...levels],
      nextStep: last?.status === 'waiting' || level >= 2 ? null : level === 0 ? 1 : 2,
      last: last ? toCase(last) : null,
    }
  }
}

const toCase = ({ reason, createdAt, decidedAt, ...facts }: StoredCase): VerificationCase => ({
  ...facts,
  createTime: createdAt.toISOString(),
  decideTime: decidedAt?.toISOString() ?? null,
  refusal: reason && {
    reason,
    text: verificationReasons[reason].text,
    nextStep: verificationReasons[reason].nextStep,
  },
})
