/** A bare number, of either kind. */
const isNumber = /^[\d.]+$|^\[/

/** Passkeys are tied to the name of a site: at a bare number browsers make none, and the service refuses them. */
export const arePasskeysHere = (hostname = window.location.hostname): boolean => !isNumber.test(hostname)
