import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { caretDown, globe } from '@repo/ui/icons'
import { useLocation } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { languageTag } from '../../platform/locale.ts'

const LANGUAGES = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en-us', name: 'English' },
] as const

/** Each language in its own words. Choosing one loads the page again, because every text of it changes. */
export function LanguagePicker({ align }: { align: 'start' | 'end' }) {
  const { t, locale } = useLanguage()
  const { pathname, search } = useLocation()
  const current = LANGUAGES.find((language) => language.locale === locale)?.name
  return (
    <DisclosureMenu
      align={align}
      label={`${t('header.language')}: ${current}`}
      summary={
        <>
          <Icon path={globe} size={19} />
          {current}
          <Icon path={caretDown} size={13} />
        </>
      }
    >
      {LANGUAGES.map((language) => (
        <form key={language.locale} method="post" action="/preferences">
          <input type="hidden" name="locale" value={language.locale} />
          <input type="hidden" name="next" value={`${pathname}${search}`} />
          <button
            type="submit"
            className={menuItemClass}
            lang={languageTag(language.locale)}
            aria-current={language.locale === locale ? 'true' : undefined}
          >
            {language.name}
          </button>
        </form>
      ))}
    </DisclosureMenu>
  )
}
