import { menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { signOut } from '@repo/ui/icons'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'

/** What only this account may go on with or read. What was written and is not saved stays theirs in the journal. */
async function forgetOnDevice(): Promise<void> {
  const { forgetUser } = await import('@repo/offline/forget-user')
  const { forgetKeptJourneys } = await import('@repo/journey-editor/kept-journey')
  await Promise.all([forgetUser(), forgetKeptJourneys()])
}

/** The last entry of a user's menu. */
export function LogOutForm() {
  const { t } = useLanguage()
  return (
    <ButtonForm method="post" action="/logout" onSubmit={() => void forgetOnDevice()}>
      <button type="submit" className={menuItemClass}>
        <Icon path={signOut} size={18} />
        {t('header.logOut')}
      </button>
    </ButtonForm>
  )
}
