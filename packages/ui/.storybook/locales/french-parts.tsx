import type { PartWords } from './part-words.ts'

/** Of parts that few screens use. */
export const frenchParts: PartWords = {
  messages: {
    region: 'Messages',
    empty: 'Aucun message pour l’instant',
    earlier: 'Messages précédents',
    newBelow: (count) => (count < 2 ? `${count} nouveau message` : `${count} nouveaux messages`),
    states: { sending: 'Envoi en cours', sent: 'Envoyé', read: 'Lu', failed: 'Non envoyé' },
    sendAgain: 'Renvoyer',
    write: 'Votre message',
    addPictures: 'Ajouter des photos',
    picturesLeftOut: (fit) => `Un message contient au plus ${fit} photos. Les autres n’ont pas été ajoutées.`,
    picture: (number) => `Photo ${number}`,
    send: 'Envoyer',
  },
  exchange: {
    youPay: 'Vous payez',
    youGet: 'Vous recevez',
    payCurrency: 'Devise que vous payez',
    getCurrency: 'Devise que vous recevez',
    balance: (amount) => <>Solde {amount}</>,
    useAll: 'Tout utiliser',
    swap: 'Inverser les devises',
    rate: 'Taux',
    rateFrom: (at) => `Taux de ${at}`,
    noRate: 'Pas de taux entre ces deux devises pour le moment',
    pricing: 'Calcul du montant',
    submit: 'Échanger',
  },
  chart: {
    range: 'Période',
    explore: 'Voir le taux à un moment précis',
    empty: 'Aucun taux sur cette période',
    summary: (first, last, lowest, highest) =>
      `De ${first} à ${last}. Le plus bas ${lowest}, le plus haut ${highest}.`,
    table: 'Afficher en tableau',
    time: 'Heure',
    rate: 'Taux',
  },
  twoFactor: {
    scan: 'Ajoutez-nous à votre application d’authentification',
    scanText:
      'Scannez ce code avec l’application d’un autre téléphone, ou ouvrez l’application sur celui-ci.',
    qr: 'Code QR pour votre application d’authentification',
    openApp: 'Ouvrir l’application',
    byHand: 'Ou saisissez cette clé dans l’application',
    copyKey: 'Copier la clé',
    code: 'Code de l’application',
    codeHint: '6 chiffres. Ils changent toutes les 30 secondes.',
    confirm: 'Activer',
    recovery: 'Codes de secours',
    recoveryText:
      'Sans votre téléphone, chacun de ces codes permet de vous connecter une fois. Gardez-les là où vous seul y avez accès.',
    used: 'utilisé',
    copyCodes: 'Copier les codes',
    download: 'Télécharger',
    kept: 'J’ai gardé ces codes',
    done: 'Terminé',
  },
}
