import { type Switch, type SwitchChangeInput, switches } from '@kaadi/contract/switches'
import type { Reply, TestApp } from './app.ts'

export type Wanted = Omit<SwitchChangeInput, 'before'>

/** The change of a switch by somebody who has just looked at it. */
export async function asSeen(app: TestApp, token: string, wanted: Wanted): Promise<SwitchChangeInput> {
  const { data } = await app.call<Switch[]>(switches.list, { token })
  const { name, subject = '' } = wanted
  const { isOpen = true, changeTime = null } =
    data?.find?.((one) => one.name === name && one.subject === subject) ?? {}
  return { ...wanted, before: { isOpen, changeTime } }
}

export const setSwitch = async (app: TestApp, token: string, wanted: Wanted): Promise<Reply<Switch[]>> =>
  app.call<Switch[]>(switches.set, { token, body: await asSeen(app, token, wanted) })
