import { keptFormDrafts } from '@kaadi/core/storage'
import type { Form } from '@kaadi/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import { useSession } from '../session/session.ts'

type Fields = Readonly<Record<string, string>>

/**
 * What was typed outlives a page that is dropped and a session that ends in the middle, for its own seller alone: it is
 * given back once, then kept with each change. Passwords and what only names a choice do not belong here: where `fields`
 * are as empty as at first, nothing is kept. Answers how to let go of it, once it is sent.
 */
export function useKeptFields<F extends Fields>(
  form: string,
  fields: F,
  giveBack: (fields: Partial<F>) => void,
): () => void {
  const { storage } = usePlatform()
  const userId = useSession().user?.userId
  const [owner, setOwner] = useState<string>()
  const [first] = useState(() => JSON.stringify(fields))
  const drafts = keptFormDrafts(storage.local)
  const take = useEffectEvent((id: string) => {
    const kept = drafts.get(id, form)
    if (kept) giveBack(kept.fields as Partial<F>)
  })
  const content = JSON.stringify(fields)
  const keep = useEffectEvent((id: NonNullable<typeof userId>) => {
    if (content === first) drafts.remove(form)
    else drafts.set({ userId: id, form, since: Date.now(), fields })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content says when there is something new
  useEffect(() => {
    if (userId === undefined) return
    if (owner === userId) return keep(userId)
    take(userId)
    setOwner(userId)
  }, [userId, owner, content])
  return () => drafts.remove(form)
}

/** The same for a whole form; `secret` names the fields that are not kept. */
export function useKeptForm<Values extends Readonly<Record<keyof Values, string>>>(
  name: string,
  form: Form<Values>,
  secret: readonly (keyof Values & string)[] = [],
): () => void {
  const names = (Object.keys(form.values) as (keyof Values & string)[]).filter((one) => !secret.includes(one))
  return useKeptFields(name, Object.fromEntries(names.map((one) => [one, form.values[one]])), (kept) => {
    for (const one of names) {
      const text = kept[one]
      if (text !== undefined) form.field(one).set(text as Values[typeof one])
    }
  })
}
