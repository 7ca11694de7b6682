import * as z from 'zod/mini'

/** A picture that a list names, by its upload. */
export type NamedPicture = string | { readonly uploadId: string }

const uploadOf = (picture: NamedPicture): string => (typeof picture === 'string' ? picture : picture.uploadId)

/** Refuses a list that names one picture twice. */
/* @__NO_SIDE_EFFECTS__ */
export const eachPictureOnce = <Picture extends NamedPicture>() =>
  z.refine<readonly Picture[]>(
    (pictures) => new Set(pictures.map(uploadOf)).size === pictures.length,
    'The same picture stands here twice. Add it once.',
  )
