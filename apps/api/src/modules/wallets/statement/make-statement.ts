import { currencies } from '@kaadi/contract/primitives'
import type { Deps } from '../../../deps.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { readSiteInfo } from '../../site/index.ts'
import { findAccountHolder } from '../../users/index.ts'
import { createReadStatement, type StatementWish } from './read-statement.ts'
import { fileNameOf } from './statement.ts'
import { writeCsv } from './write-csv.ts'
import { writePdf } from './write-pdf.ts'

export interface StatementFile {
  readonly name: string
  readonly mediaType: string
  readonly lines: number
  readonly bytes: Buffer
}

const perSeller = { scope: 'statement', limit: 20, windowSeconds: 3600 }

/** A statement as a file. Drawing one takes a moment of the processor, so there are only so many in an hour. */
export function createMakeStatement(deps: Deps) {
  const { db } = deps.database
  const read = createReadStatement(deps)

  return async (
    seller: Pick<SignedInUser, 'id' | 'publicId' | 'email'>,
    { format, ...wish }: StatementWish & { readonly format: 'csv' | 'pdf' },
  ): Promise<StatementFile> => {
    await deps.throttle.require({ ...perSeller, subject: seller.publicId })
    const statement = await read(seller.id, wish)
    const name = fileNameOf(statement, currencies[wish.currencyId].name, format)
    const lines = statement.lines.length
    if (format === 'csv')
      return { name, lines, mediaType: 'text/csv; charset=utf-8', bytes: writeCsv(statement) }
    const { siteName } = await readSiteInfo(db)
    const owner = { ...(await findAccountHolder(db, seller.id)), email: seller.email }
    const madeAt = new Date(deps.clock())
    return {
      name,
      lines,
      mediaType: 'application/pdf',
      bytes: await writePdf({ statement, owner, brand: siteName, madeAt }),
    }
  }
}
