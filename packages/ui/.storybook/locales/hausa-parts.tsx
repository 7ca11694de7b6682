import type { PartWords } from './part-words.ts'

/** Of parts that few screens use. Not proof-read by a translator. */
export const hausaParts: PartWords = {
  messages: {
    region: 'Saƙonni',
    empty: 'Babu saƙo tukuna',
    earlier: 'Saƙonnin baya',
    newBelow: (count) => (count === 1 ? 'Sabon saƙo 1' : `Sababbin saƙonni ${count}`),
    states: { sending: 'Ana aikawa', sent: 'An aika', read: 'An karanta', failed: 'Ba a aika ba' },
    sendAgain: 'Sake aikawa',
    write: 'Rubuta saƙo',
    addPictures: 'Ƙara hotuna',
    picturesLeftOut: (fit) => `Hotuna ${fit} ne ke shiga saƙo ɗaya. An bar sauran.`,
    picture: (number) => `Hoto na ${number}`,
    send: 'Aika',
  },
  uploads: {
    choose: 'Zaɓi fayiloli',
    drop: 'ko ka ajiye su a nan',
    count: (done, of) => `An ɗora fayil ${done} cikin ${of}`,
    states: { waiting: 'Yana jira', uploading: 'Ana ɗorawa', failed: 'Ba a ɗora ba', done: 'An ɗora' },
    remove: (name) => `Cire ${name}`,
    retry: (name) => `Sake gwadawa: ${name}`,
    size: (bytes) => {
      if (bytes < 1000) return `Baiti ${bytes}`
      return bytes < 999_500 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
    },
  },
  exchange: {
    youPay: 'Za ka biya',
    youGet: 'Za ka samu',
    payCurrency: 'Kuɗin da za ka biya da shi',
    getCurrency: 'Kuɗin da za ka samu',
    balance: (amount) => <>Ragowa {amount}</>,
    useAll: 'Yi amfani da duka',
    swap: 'Musanya kuɗaɗen biyu',
    rate: 'Farashi',
    rateFrom: (at) => `Farashin ƙarfe ${at}`,
    noRate: 'Babu farashin waɗannan biyun a yanzu',
    pricing: 'Ana lissafin kuɗin',
    submit: 'Canja kuɗi',
  },
  levels: {
    states: {
      done: 'An tabbatar',
      now: 'Mataki na gaba',
      waiting: 'Ana dubawa',
      refused: 'An ƙi',
      locked: 'Daga baya',
    },
    needs: 'Kana buƙatar',
  },
  chart: {
    range: 'Lokaci',
    explore: 'Duba farashin wani lokaci',
    empty: 'Babu farashi a wannan lokaci',
    summary: (first, last, lowest, highest) =>
      `Daga ${first} zuwa ${last}. Mafi ƙaranci ${lowest}, mafi yawa ${highest}.`,
    table: 'Nuna a jadawali',
    time: 'Lokaci',
    rate: 'Farashi',
  },
  twoFactor: {
    scan: 'Ƙara mu a manhajar tabbatarwa',
    scanText: 'Ɗauki hoton wannan lamba da manhajar da ke wata waya, ko ka buɗe manhajar a wannan wayar.',
    qr: 'Lambar QR ta manhajar tabbatarwa',
    openApp: 'Buɗe manhajar tabbatarwa',
    byHand: 'Ko ka rubuta wannan mabuɗi a manhajar',
    copyKey: 'Kwafi mabuɗin',
    code: 'Lambar da manhajar ta nuna',
    codeHint: 'Lambobi 6. Suna canjawa duk bayan daƙiƙa 30.',
    confirm: 'Kunna',
    recovery: 'Lambobin ceto',
    recoveryText:
      'Idan ba ka da wayarka, kowace lamba za ta shigar da kai sau ɗaya. Ajiye su inda kai kaɗai za ka iya gani.',
    used: 'an yi amfani',
    copyCodes: 'Kwafi lambobin',
    download: 'Sauke',
    kept: 'Na ajiye waɗannan lambobi',
    done: 'Na gama',
  },
}
