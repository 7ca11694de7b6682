import { isFixedKind, type NotificationSetting } from '@kaadi/contract/notification-settings'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { listSettings, saveSetting } from './settings.repository.ts'

/** Stores how a seller wants to be told, and answers how they are told about everything. */
export const createSetSetting =
  ({ database: { db } }: Pick<Deps, 'database'>) =>
  async (userId: bigint, setting: NotificationSetting): Promise<NotificationSetting[]> => {
    if (isFixedKind(setting.kind) && !(setting.inApp && setting.byMail))
      throw new DomainError('securityIsNotified')
    if (!isFixedKind(setting.kind)) await saveSetting(db, userId, setting)
    return listSettings(db, userId)
  }
