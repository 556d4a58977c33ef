import { ACCOUNT_SECTIONS } from '@repo/account/account-sections'
import type { AccountMessages } from '@repo/account/messages/en-us'
import { toOwnFigures } from '@repo/home/own-figures'
import { createTranslator } from '@repo/i18n'
import { apiContext } from '@repo/web-kit/contexts'
import { isServerGone } from '@repo/web-kit/failures'
import { useRootData } from '@repo/web-kit/root-data'
import { SuspensionNotice } from '@repo/web-kit/suspension-notice'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { SideMenu } from '../features/site-shell/menu/side-menu.tsx'
import { SiteFooter } from '../features/site-shell/site-footer.tsx'
import { SiteHeader } from '../features/site-shell/site-header.tsx'
import type { Route } from './+types/side-menu'
import type { loader as loadAccountSettings } from './account-settings.tsx'
import styles from './side-menu.module.css'
import WebviewLayout from './webview.tsx'

/** What the user has made so far, which the menu counts and the home page tells: neither is worth an error page. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).readOwnFigures()
  return { figures: answer.ok ? toOwnFigures(answer.data) : null }
}

/** Going from page to page changes nothing of it; what was done on one may. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  actionStatus,
  formMethod = 'GET',
}: ShouldRevalidateFunctionArgs) {
  if (isServerGone(actionStatus)) return false
  return formMethod !== 'GET' || currentUrl.href === nextUrl.href
}

/** Header, the user's menu beside the page, footer. Narrow screens have the menu in the drawer of the header. */
export default function SideMenuLayout({ loaderData: { figures } }: Route.ComponentProps) {
  const { isWebview } = useRootData()
  const accountPages = useAccountPages()
  if (isWebview) return <WebviewLayout />
  return (
    <div className={styles.page}>
      <SiteHeader />
      <div className={styles.columns}>
        <aside className={styles.menu}>
          <SideMenu
            totals={figures ? { '/home/routes': figures.articleCount, '/home/stock': figures.stockCount } : {}}
            below={{ '/home/account': accountPages }}
          />
        </aside>
        <div className={styles.rest}>
          <SuspensionNotice />
          <main id="content" className={styles.main} tabIndex={-1}>
            <Outlet />
          </main>
          <SiteFooter />
        </div>
      </div>
    </div>
  )
}

const PARENT = '/home/account/'

/**
 * The pages of the account settings for the menu beside them, by the ends of their paths. Their words come with the
 * settings: elsewhere there are none.
 */
function useAccountPages(): readonly { readonly handle: string; readonly label: string }[] {
  const loaded = useRouteLoaderData<typeof loadAccountSettings>('layouts/account-settings')
  if (!loaded) return []
  const t = createTranslator<AccountMessages>(loaded.locale, loaded.messages)
  return ACCOUNT_SECTIONS.filter(({ path }) => path.startsWith(PARENT)).map(({ path, name }) => ({
    handle: path.slice(PARENT.length),
    label: t(`section.${name}`),
  }))
}
