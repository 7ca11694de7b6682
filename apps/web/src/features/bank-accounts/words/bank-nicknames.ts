const smallWords = /^(of|for|the|and)$/i

/** What people call a bank beside its name: `GTB`, `GTBank` and `GT` for Guaranty Trust Bank, `UBA`, `FCMB`. */
export const bankNicknames = (name: string, initials: string): string[] => {
  const letters = name
    .split(/\s+/)
    .filter((word) => !smallWords.test(word))
    .map((word) => word[0] ?? '')
    .join('')
  return [...new Set([letters, initials, `${initials}Bank`])].filter((nickname) => nickname.length > 1)
}
