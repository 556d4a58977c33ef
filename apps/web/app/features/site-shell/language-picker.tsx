import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { caretDown, globe } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { LanguageChoices, useLanguageName } from './language-choices.tsx'

/** The languages, under a button with the current one. */
export function LanguagePicker({ align }: { align: 'start' | 'end' }) {
  const { t } = useLanguage()
  const current = useLanguageName()
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
      <LanguageChoices className={menuItemClass} />
    </DisclosureMenu>
  )
}
