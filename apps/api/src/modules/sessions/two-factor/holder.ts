/** Whose second factor it is. */
export interface Holder {
  readonly id: bigint
  readonly email: string
}
