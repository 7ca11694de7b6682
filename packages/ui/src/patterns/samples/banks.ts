/** Banks for stories and tests. */
export const sampleBanks = [
  { id: 'access', name: 'Access Bank' },
  { id: 'gtb', name: 'GTBank', letters: 'GT', color: '#c2410c', alsoKnownAs: ['Guaranty Trust Bank'] },
  { id: 'kuda', name: 'Kuda' },
  { id: 'mkobo', name: 'Mkobo MFB', letters: 'MK', color: '#374151' },
  { id: 'momo', name: 'Momo PSB', letters: 'MS', color: '#b45309' },
  { id: 'moniepoint', name: 'Moniepoint', letters: 'MP', color: '#0b4fd6', note: 'Confirms late today' },
  { id: 'opay', name: 'OPay', letters: 'OP', color: '#0f766e' },
  { id: 'zenith', name: 'Zenith Bank' },
]
