/** The demo's past is told in minutes before the first start. */
export const hour = 60
export const day = 24 * hour
