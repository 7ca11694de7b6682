import type { DocumentKind } from '@kaadi/contract/verifications'
import { type Message, msg } from '@kaadi/words'

export const documentNames: Readonly<Record<DocumentKind, Message>> = {
  nin: msg('NIN slip'),
  passport: msg('Passport'),
  driversLicence: msg("Driver's licence"),
  votersCard: msg("Voter's card"),
  ghanaCard: msg('Ghana Card'),
}

/** What each level asks for. */
export const levelNames: Readonly<Record<number, Message>> = {
  0: msg('Mail address'),
  1: msg('Name, date of birth and a government number'),
  2: msg('Photos of a document and of yourself'),
}
