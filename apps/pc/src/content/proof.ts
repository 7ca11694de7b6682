const shareToShow = 90

/** Below it a share of accepted cards speaks of the others. */
export const isShareToShow = (percent: number | null | undefined): percent is number =>
  percent != null && percent >= shareToShow
