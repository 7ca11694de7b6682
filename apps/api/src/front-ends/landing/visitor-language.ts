import { storagePrefix } from '@kaadi/contract/constants'
import { type LanguageCode, languageCodes } from '@kaadi/contract/users'
import type { FastifyRequest } from 'fastify'

const cookie = new RegExp(`(?:^|;\\s*)${storagePrefix}language=([\\w-]+)`)
const english = 'en-US'

/** `fr-CA` is French; what nobody speaks here is undefined. */
const languageOf = (tag: string | undefined): LanguageCode | undefined => {
  const [primary] = (tag ?? '').toLowerCase().split('-')
  return languageCodes.find((code) => code.toLowerCase().split('-')[0] === primary)
}

/** The languages of an `Accept-Language`, the most wanted first: `ha;q=0.8, fr` is French, then Hausa. */
const accepted = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, q: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag)

/**
 * The language of a visitor: what the address names, else what they chose before, else what their browser asks for, else
 * English.
 */
export function visitorLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): LanguageCode {
  const { lang } = query as { readonly lang?: unknown }
  return (
    languageOf(typeof lang === 'string' ? lang : undefined) ??
    languageOf(cookie.exec(headers.cookie ?? '')?.[1]) ??
    accepted(headers['accept-language'] ?? '')
      .map(languageOf)
      .find((code) => code !== undefined) ??
    english
  )
}
