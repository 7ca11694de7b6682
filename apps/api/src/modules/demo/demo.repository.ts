import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { countDemoOperators } from '../operators/index.ts'
import { addSettings, findSetting } from '../site/index.ts'
import { countDemoUsers } from '../users/index.ts'

type On = Kysely<Tables>

const contentMarker = 'demo.content'
export const historyMarker = 'demo.history'
const partnersMarker = 'demo.partners'

const isMarked = async (on: On, marker: string): Promise<boolean> =>
  (await findSetting(on, marker)) !== undefined

export const isSeeded = (on: On): Promise<boolean> => isMarked(on, contentMarker)
export const markSeeded = (on: On): Promise<void> => addSettings(on, [{ key: contentMarker, value: '1' }])
export const hasPartners = (on: On): Promise<boolean> => isMarked(on, partnersMarker)
export const markPartners = (on: On): Promise<void> => addSettings(on, [{ key: partnersMarker, value: '1' }])
export const hasHistory = (on: On): Promise<boolean> => isMarked(on, historyMarker)

export async function findSeller(on: On, email: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select id from sellers where email = ${email}`.execute(on)
  return rows[0]!.id
}

export async function findOperator(on: On, email: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select id from console_operators where email = ${email}`.execute(on)
  return rows[0]!.id
}

export const countDemoAccounts = async (on: On): Promise<number> =>
  (await countDemoUsers(on)) + (await countDemoOperators(on))
