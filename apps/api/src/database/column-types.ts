import { types } from 'pg'

const int8 = 20
const int8Array = 1016

/** The one place where bigint columns, amounts above all, become bigint: node-postgres gives strings. */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return BigInt
    if (oid === int8Array) return parseInt8Array
    return types.getTypeParser(oid, format)
  },
} as typeof types

const parseInt8Array = (text: string): (bigint | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : BigInt(item)))
