/** Rows of modules, true where dark. */
export type QrModules = readonly (readonly boolean[])[]

/** Encodes with the middle level of correction, and two modules of quiet zone beside the white padding. */
export async function encodeQr(value: string): Promise<QrModules> {
  const { encode } = await import('uqr')
  return encode(value, { ecc: 'M', border: 2 }).data
}
