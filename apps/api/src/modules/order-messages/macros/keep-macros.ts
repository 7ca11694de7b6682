import { type Macro, type MacroChange, macroFault, macroOpenFields } from '@kaadi/contract/desk-messages'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findMacro, listMacros, removeMacro, type StoredMacro, writeMacro } from './macros.repository.ts'

/** The answers that the desk has ready. */
export function createKeepMacros({ database, vault, ids }: Deps) {
  const requestOf = (operator: SignedInOperator, key: string, operation: string, body: unknown) =>
    keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })

  return {
    list: async (): Promise<Macro[]> => (await listMacros(database)).map(toMacro),

    save: async (operator: SignedInOperator, body: MacroChange, key: string): Promise<Macro> => {
      const { name, text, macroId } = body
      const fault = macroFault(text)
      if (fault !== undefined)
        throw invalidField('text', `"${fault}" names no field. Write small letters between curly brackets.`)
      const request = requestOf(operator, key, 'deskMessages.saveMacro', body)
      const { reply } = await withIdempotency(database.db, request, async (tx) => {
        const publicId = macroId ?? ids.publicId()
        const isNew = macroId === undefined
        const isDone = await writeMacro(tx, { publicId, name, text, operatorId: operator.id, isNew })
        if (!isDone) throw new DomainError('macroGone')
        return { publicId }
      })
      return toMacro((await findMacro(database, reply.publicId)) ?? { publicId: reply.publicId, name, text })
    },

    remove: async (operator: SignedInOperator, body: { readonly macroId: string }, key: string) => {
      const request = requestOf(operator, key, 'deskMessages.removeMacro', body)
      await withIdempotency(database.db, request, async (tx) => {
        if (!(await removeMacro(tx, body.macroId, operator.id))) throw new DomainError('macroGone')
        return {}
      })
      return null
    },
  }
}

const toMacro = ({ publicId, name, text }: StoredMacro): Macro => ({
  macroId: publicId as Macro['macroId'],
  name,
  text,
  fields: [...macroOpenFields(text)],
})
