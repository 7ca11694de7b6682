/** Drawn photographs of a card on a table, so that no story needs an image file. */
const photo = (ground: string, card: string, turn: number, blur = 0) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><defs><filter id="b"><feGaussianBlur stdDeviation="${blur}"/></filter></defs><rect width="120" height="120" fill="${ground}"/><g transform="rotate(${turn} 60 60)" filter="url(#b)"><rect x="14" y="30" width="92" height="60" rx="6" fill="${card}"/><rect x="22" y="30" width="20" height="60" fill="#5f9bd1"/><rect x="28" y="30" width="3" height="60" fill="#fff"/><rect x="24" y="68" width="56" height="10" rx="2" fill="#cfd6df"/></g></svg>`,
  )}`

export const samplePhotos = {
  clear: photo('#846a4d', '#1d2f45', -6),
  dim: photo('#656d77', '#1d2f45', 4),
  blurred: photo('#454c55', '#1d2f45', 5, 3),
  receipt: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#70808a"/><path d="M34 10h52v100l-6-4-7 4-7-4-6 4-6-4-7 4-7-4-6 4z" fill="#f5f2ea"/><g fill="#9a958a"><rect x="42" y="22" width="36" height="5"/><rect x="42" y="36" width="24" height="4"/><rect x="42" y="46" width="30" height="4"/><rect x="42" y="56" width="20" height="4"/><rect x="42" y="78" width="36" height="6"/></g></svg>',
  )}`,
}
