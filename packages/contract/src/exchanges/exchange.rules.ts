/** How long a quoted rate holds, in seconds (decision 84). */
export const exchangeHoldsSeconds = 60
