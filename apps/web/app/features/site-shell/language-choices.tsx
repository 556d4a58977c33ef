import { useLanguage } from '@repo/web-kit/language'
import { languageTag } from '@repo/web-kit/locale'
import { useAddressBelow } from '@repo/web-kit/use-address-below'
import { useLocation } from 'react-router'

const LANGUAGES = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en-us', name: 'English' },
] as const

export function useLanguageName(): string | undefined {
  const { locale } = useLanguage()
  return LANGUAGES.find((language) => language.locale === locale)?.name
}

/** Each language in its own words. Choosing one loads the page again, because every text of it changes. */
export function LanguageChoices({ className }: { className: string | undefined }) {
  const { locale } = useLanguage()
  const { pathname, search } = useLocation()
  const addressBelow = useAddressBelow()
  return LANGUAGES.map((language) => (
    <form key={language.locale} role="none" method="post" action="/preferences">
      <input type="hidden" name="locale" value={language.locale} />
      <input type="hidden" name="next" value={addressBelow(`${pathname}${search}`, language.locale)} />
      <button
        type="submit"
        className={className}
        lang={languageTag(language.locale)}
        aria-current={language.locale === locale ? 'true' : undefined}
      >
        {language.name}
      </button>
    </form>
  ))
}
