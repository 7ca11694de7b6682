import { englishPatternWords } from '../../src/patterns/words/english-pattern-words.tsx'
import type { PatternWords } from '../../src/patterns/words/pattern-words.ts'
import type { Words } from '../../src/words/words.ts'

const few = (count: number, one: string) => `${count} ${one}${count < 2 ? '' : 's'}`

/** Sample words, to see how far they reach. Not proof-read for a release. */
export const french: Words = {
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  loading: 'Chargement en cours',
  amountHidden: 'Montant masqué',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  optional: 'facultatif',
  less: 'Un de moins',
  more: 'Un de plus',
  deleteDigit: 'Effacer',
  digitsEntered: (entered, of) => `${entered} chiffres sur ${of}`,
  charactersLeft: (left) => `Encore ${few(left, 'caractère')}`,
  timeLeft: (minutes, seconds) =>
    minutes > 0 ? `Encore ${few(minutes, 'minute')}` : `Encore ${few(seconds, 'seconde')}`,
  timeUp: 'Le temps est écoulé',
  unread: (count) => `${few(count, 'message')} non lus`,
  pullToRefresh: 'Tirer pour actualiser',
  releaseToRefresh: 'Relâcher pour actualiser',
  refreshing: 'Actualisation en cours',
  newVersion: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
  notFoundTitle: 'Cette page n’est pas ici',
  notFoundText: 'L’adresse est peut-être ancienne ou mal saisie.',
  failedTitle: 'Une erreur s’est produite de notre côté',
  failedText: 'Votre argent est en sécurité. Réessayez dans un instant.',
  offlineTitle: 'Vous êtes hors connexion',
  offlineText: 'Vérifiez votre connexion. Nous reprendrons dès qu’elle sera rétablie.',
}

export const frenchPatterns: Partial<PatternWords> = {
  orderStatuses: {
    ...englishPatternWords.orderStatuses,
    0: 'Reçue',
    1: 'En vérification',
    10: 'Payée',
    12: 'Payée en partie',
    20: 'Refusée',
    21: 'Photo demandée',
    22: 'Annulée',
  },
  withdrawalStatuses: {
    ...englishPatternWords.withdrawalStatuses,
    3: 'En route',
    4: 'En route',
    10: 'Payé',
    21: 'Échoué',
  },
  timeline: {
    ...englishPatternWords.timeline,
    received: 'Carte bien reçue',
    checking: 'En cours de vérification',
    checkingDetail: 'Vous pouvez fermer l’application. Nous vous préviendrons.',
    money: 'Argent dans votre portefeuille',
    needsPhoto: 'Nouvelle photo nécessaire',
  },
  whenItClears: (amount) => <>{amount} après vérification</>,
  searchCards: 'Rechercher une carte',
  paused: 'En pause',
  noChange: 'inchangé',
  available: 'Disponible',
  availableBalance: 'Solde disponible',
  onItsWay: 'En route vers vous',
  beingChecked: 'Cartes en cours de vérification',
  quote: {
    ...englishPatternWords.quote,
    region: 'Votre devis',
    youGet: 'Vous recevez',
    about: 'Vous recevez environ',
  },
  photos: {
    ...englishPatternWords.photos,
    add: 'Ajouter',
    addPhotos: 'Ajouter des photos',
    count: (count, max) => `${count} sur ${max}`,
    photo: (number) => `Photo ${number}`,
    retake: 'À reprendre',
    retry: 'Réessayer',
    retryNamed: (photo) => `Réessayer : ${photo.toLowerCase()}`,
    retakeNamed: (photo) => `À reprendre : ${photo.toLowerCase()}`,
  },
  bankMain: 'Compte principal',
  landing: {
    ...englishPatternWords.landing,
    sentence: (face, card) => (
      <>
        Aujourd’hui, votre carte {card} de {face} rapporte
      </>
    ),
    waiting: 'Aujourd’hui, votre carte-cadeau rapporte',
    unavailable: 'Taux indisponibles pour le moment',
    unavailableText:
      'Nous ne pouvons pas afficher les taux du jour. L’ouverture d’un compte et la connexion fonctionnent comme toujours.',
    retry: 'Réessayer',
  },
  noCoupons: 'Aucun bon de réduction pour le moment',
  withoutCoupon: 'Sans bon de réduction',
  gift: {
    phases: { before: 'Bientôt', after: 'Terminé' },
    claim: 'En profiter maintenant',
    claimed: 'Offre activée',
  },
  tradeNumber: 'Numéro de transaction',
  copy: 'Copier',
  copied: 'Copié',
}
