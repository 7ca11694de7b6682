import type { CardColors } from '../card-face/dyes.ts'

/** Card types for stories and tests. Not part of the package's public face. */
export const sampleColors = {
  steam: ['#1d2f45', '#5f9bd1'],
  apple: ['#e4e5ea', '#8a8f9c'],
  amazon: ['#22303f', '#f5a11a'],
  razerGold: ['#14261a', '#46c93a'],
  googlePlay: ['#0d5c4b', '#8fd9b6'],
  xbox: ['#12601b', '#b5e06b'],
  playStation: ['#0b3a86', '#7fc0ff'],
} satisfies Record<string, CardColors>

export const sampleCardTypes: { id: string; name: string; colors?: CardColors }[] = [
  { id: '1', name: 'Steam', colors: sampleColors.steam },
  { id: '2', name: 'Apple', colors: sampleColors.apple },
  { id: '3', name: 'Amazon', colors: sampleColors.amazon },
  { id: '4', name: 'Razer Gold', colors: sampleColors.razerGold },
  { id: '5', name: 'Google Play', colors: sampleColors.googlePlay },
  { id: '6', name: 'Xbox', colors: sampleColors.xbox },
  { id: '7', name: 'PlayStation', colors: sampleColors.playStation },
]

/** Thirty-eight of them, as a full board has. */
export const manyCardTypes = [
  ...sampleCardTypes,
  ...[
    'Nike',
    'Sephora',
    'Walmart',
    'eBay',
    'Target',
    'Nordstrom',
    'Macy’s',
    'Foot Locker',
    'Roblox',
    'Nintendo',
    'Netflix',
    'Spotify',
    'Uber',
    'Visa Vanilla',
    'American Express',
    'Best Buy',
    'GameStop',
    'Home Depot',
    'Lowe’s',
    'Saks Fifth Avenue',
    'Bloomingdale’s',
    'H&M',
    'Zara',
    'Costco',
    'Hotels.com',
    'Airbnb',
    'Starbucks',
    'Twitch',
    'Blizzard',
    'Fortnite V-Bucks',
    'Offgamers',
  ].map((name, index) => ({ id: String(index + 8), name })),
]
