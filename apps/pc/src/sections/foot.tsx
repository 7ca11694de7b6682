import { type LanguageCode, languages } from '@kaadi/words/languages'
import type { Site } from '../client/service.ts'
import { t } from '../content/say.ts'
import { pathIn } from '../pages/page-language.ts'

interface FootProps {
  readonly site?: Site | undefined
  /** The language of the page. */
  readonly language?: LanguageCode | undefined
}

export function Foot({ site, language = 'en-US' }: FootProps) {
  return (
    <footer className="p-foot">
      <div className="p-wrap">
        <span data-site-name="">{site?.siteName}</span>
        <a href="/register" data-link="/register">
          {t('Open an account')}
        </a>
        <a href="/login" data-link="/login">
          {t('Sign in')}
        </a>
        <a href="/terms">{t('Terms of service')}</a>
        <a href="/privacy">{t('Privacy notice')}</a>
        <a href="/help">{t('Help')}</a>
        <a hidden data-support="" href="mailto:">
          {t('Write to us')}
        </a>
      </div>
      <nav className="p-wrap" aria-label={t('Language')} data-languages="">
        {languages.map(({ code, name }) => (
          <a
            key={code}
            href={pathIn('pcad', code)}
            hrefLang={code}
            lang={code}
            aria-current={code === language || undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </footer>
  )
}
