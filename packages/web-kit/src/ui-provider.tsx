import { type LinkProps, LinkProvider } from '@repo/ui/link'
import { type UiMessages, UiMessagesProvider } from '@repo/ui/ui-messages'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { useLanguage } from './i18n/language.tsx'

const RouterLink = ({ href, ...props }: LinkProps) => <Link to={href} {...props} />

/** Gives the components of `@repo/ui` the page's messages and the router's links. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  const messages = useMemo<UiMessages>(
    () => ({
      required: t('common.required'),
      close: t('common.close'),
      showPassword: t('auth.showPassword'),
      hidePassword: t('auth.hidePassword'),
      previousPage: t('pager.previous'),
      nextPage: t('pager.next'),
      pages: t('pager.label'),
      notifications: t('common.notifications'),
      page: (page) => t('pager.page', { page }),
      removeTag: (name) => t('common.remove', { name }),
      digit: (position) => t('auth.verify.digit', { position }),
    }),
    [t],
  )
  return (
    <UiMessagesProvider messages={messages}>
      <LinkProvider link={RouterLink}>{children}</LinkProvider>
    </UiMessagesProvider>
  )
}
