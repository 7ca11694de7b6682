/** Where short texts are kept. No call throws: a storage that is blocked or full forgets instead. */
export interface StorageAdapter {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
