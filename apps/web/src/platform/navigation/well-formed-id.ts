/** Whether an id from the address can be somebody's: what cannot need not be asked for. */
export const isWellFormedId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id)

/**
 * An id from the address, fit to be asked for. One that can be nobody's is asked for as `-`, which exists nowhere: absent,
 * foreign and malformed ids get the same answer.
 */
export const wellFormedId = (id: string): string => (isWellFormedId(id) ? id : '-')
