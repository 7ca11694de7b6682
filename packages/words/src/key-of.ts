/**
 * What a compiled catalogue calls a sentence: 32 bits of its English (FNV-1a), in base 36. The English itself would be
 * a quarter of what a phone loads for a language.
 */
export const keyOf = (english: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < english.length; at++) hash = Math.imul(hash ^ english.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
