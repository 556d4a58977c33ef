import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { caretDown, moon, sun } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useHref, useLocation } from 'react-router'

const CHOICES = ['system', 'light', 'dark'] as const

/** Light, dark, or as the system does. */
export function ThemePicker() {
  const { t } = useLanguage()
  const { theme } = useRootData()
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  const current = theme ?? 'system'
  return (
    <DisclosureMenu
      align="start"
      label={`${t('header.theme')}: ${t(`theme.${current}`)}`}
      summary={
        <>
          <Icon path={current === 'dark' ? moon : sun} size={19} />
          {t(`theme.${current}`)}
          <Icon path={caretDown} size={13} />
        </>
      }
    >
      {CHOICES.map((choice) => (
        <form key={choice} role="none" method="post" action="/preferences">
          <input type="hidden" name="theme" value={choice} />
          <input type="hidden" name="next" value={here} />
          <button type="submit" className={menuItemClass} aria-current={choice === current ? 'true' : undefined}>
            {t(`theme.${choice}`)}
          </button>
        </form>
      ))}
    </DisclosureMenu>
  )
}
