/** What two spellings of one name have in common: no case, no accents, no spaces, no signs. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
