import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../primitives/button/button.tsx'
import { LandingCalculator } from '../landing-calculator/landing-calculator.tsx'
import { ownFace } from '../landing-calculator/own-face.ts'

const naira: Record<string, number> = { steam: 1480, apple: 1395, razer: 1362 }
export const landingCards = [
  { value: 'steam', label: 'Steam' },
  { value: 'apple', label: 'Apple' },
  { value: 'razer', label: 'Razer Gold' },
]
export const landingFaces = ['25', '50', '100', '200', '500'].map((value) => ({ value, label: `$${value}` }))
const payoutOf = (card: string, face: string) => `₦${(naira[card]! * Number(face)).toLocaleString('en')}`

export const landingWords = {
  title: 'Sell gift cards for naira',
  lead: 'Send a photo, we check it, the naira lands in your wallet. Withdraw to any Nigerian bank.',
}
export const landingActions: ReactNode = (
  <>
    <Button type="submit" variant="earn" size="large">
      Sell this card
    </Button>
    <ButtonLink variant="onbrand" size="large" href="#rates">
      See all 38 rates
    </ButtonLink>
  </>
)

/** The calculator at work, with three rates. */
export function LiveLandingCalculator() {
  const [card, setCard] = useState('steam')
  const [face, setFace] = useState('100')
  const [typed, setTyped] = useState('')
  const value = face === ownFace ? typed : face
  const isBought = Number(value) >= 10 && Number(value) <= 500
  return (
    <LandingCalculator
      {...landingWords}
      state="ready"
      cards={landingCards}
      card={card}
      onCardChange={setCard}
      faces={landingFaces}
      face={face}
      onFaceChange={setFace}
      own={{
        value: typed,
        onValueChange: setTyped,
        text: isBought ? `$${typed}` : 'value',
        message: typed && !isBought ? 'We buy $10 to $500.' : '',
      }}
      payout={isBought ? payoutOf(card, value) : null}
      actions={landingActions}
    />
  )
}
