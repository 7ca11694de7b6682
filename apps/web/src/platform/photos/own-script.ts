interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy
}

const ownOrigin = (url: string): string => {
  if (new URL(url, window.location.href).origin !== window.location.origin)
    throw new TypeError(`${url} is a foreign script.`)
  return url
}

let policy: ScriptPolicy | undefined

/**
 * The address of a script of this site, in the form that the page's policy asks for: with Trusted Types a plain string
 * starts no worker.
 */
export const ownScript = (url: string): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return ownOrigin(url)
  policy ??= trustedTypes.createPolicy('kaadi-worker', { createScriptURL: ownOrigin })
  return policy.createScriptURL(url)
}
