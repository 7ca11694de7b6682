import {
  type DocumentFacts,
  documentFacts,
  fitsDocument,
  normaliseDocumentNumber,
  photosOfDocument,
  type Verification,
  type VerificationRequest,
} from '@kaadi/contract/verifications'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { lockDocuments, showSamePicture } from '../../uploads/index.ts'
import { findName, lockHolder } from '../../users/index.ts'
import { numberFingerprint, openPerson, type Person, sealPerson } from '../person.ts'
import { findAcceptedPerson, findLevelToTake, insertCase, insertPhotos } from './cases.repository.ts'

const perUser = { scope: 'verification', limit: 10, windowSeconds: 24 * 3600 }
const adultYears = 18

/** Takes what a seller sends to be verified. A person decides. */
export function createSubmitCase(deps: Deps, readStatus: (userId: bigint) => Promise<Verification>) {
  return async (user: SignedInUser, body: VerificationRequest, key: string): Promise<Verification> => {
    const request = keyedRequest(deps.vault, {
      userId: user.id,
      key,
      operation: 'verifications.submit',
      body,
    })
    await withIdempotency(deps.database.db, request, (tx) => submit(tx, user, body))
    return readStatus(user.id)
  }

  async function submit(tx: Tx, user: SignedInUser, body: VerificationRequest) {
    // The name stays as it is sent.
    await lockHolder(tx, user.id)
    const facts = documentFacts(user.countryCode, body.documentKind)
    if (!facts) throw invalidField('documentKind', 'Choose one of the documents of your country.')
    const { next, isWaiting, isLeaving } = await findLevelToTake(tx, user.id)
    if (isLeaving) throw new DomainError('deletionPending')
    if (isWaiting) throw new DomainError('verificationWaiting')
    if (body.level !== next) throw invalidField('level', 'Take the levels one after the other.')
    const person = await (body.level === 1 ? stated(tx, user, body, facts) : known(tx, user, body, facts))
    await deps.throttle.require({ ...perUser, subject: user.publicId })
    const publicId = deps.ids.publicId()
    const caseId = await insertCase(tx, {
      userId: user.id,
      publicId,
      level: body.level,
      countryCode: user.countryCode,
      documentKind: body.documentKind,
      sealed: sealPerson(deps.vault, person, publicId),
      fingerprint: numberFingerprint(deps.vault, user.countryCode, person.numberKind, person.number),
    })
    if (body.level === 2) {
      const photos = await lockDocuments(tx, user.id, body.photos ?? [])
      const shown = photos.map(({ id }) => id)
      if (await showSamePicture(tx, shown))
        throw invalidField('photos', 'Two of these are the same photo. Take each of them anew.')
      await insertPhotos(tx, user.id, caseId, photos)
    }
    return { verificationId: publicId }
  }

  async function stated(
    tx: Tx,
    user: SignedInUser,
    body: VerificationRequest,
    facts: DocumentFacts,
  ): Promise<Person> {
    const { number, birthDate, documentKind } = body
    if (number === undefined || !fitsDocument(facts, number))
      throw invalidField('number', `This is not the number of this document. It looks like ${facts.example}.`)
    if (birthDate === undefined || !isAdult(birthDate, deps.clock()))
      throw invalidField('birthDate', 'Enter your own date of birth. You have to be 18 or older.')
    const name = await findName(tx, user.id)
    if (!name) throw new DomainError('nameMissing')
    return { ...name, birthDate, numberKind: documentKind, number: normaliseDocumentNumber(number) }
  }

  /** The person whose details were accepted, shown by photos. */
  async function known(
    tx: Tx,
    user: SignedInUser,
    body: VerificationRequest,
    facts: DocumentFacts,
  ): Promise<Person> {
    const given = (body.photos ?? []).map(({ kind }) => kind)
    const wanted = photosOfDocument(facts)
    if (given.length !== wanted.length || wanted.some((kind) => !given.includes(kind)))
      throw invalidField('photos', 'Send one photo of each side of the document, and one of yourself.')
    const accepted = await findAcceptedPerson(tx, user.id)
    if (!accepted) throw invalidField('level', 'Take the levels one after the other.')
    return openPerson(deps.vault, accepted.sealed, accepted.publicId)
  }
}

function isAdult(birthDate: string, now: number): boolean {
  const youngest = new Date(now)
  youngest.setUTCFullYear(youngest.getUTCFullYear() - adultYears)
  return birthDate > '1900-01-01' && birthDate <= youngest.toISOString().slice(0, 10)
}
