import { buttonClass } from '@repo/ui/button-class'
import { Link } from 'react-router'
import { ABOUT } from '../features/support/about.server.ts'
import { DocumentPage } from '../features/support/document-page.tsx'
import { hostContext, preferencesContext } from '../platform/contexts.ts'
import { useLanguage } from '../platform/i18n.tsx'
import { languageLinks } from '../platform/language-links.ts'
import { pageTitle } from '../platform/page-title.ts'
import { useRootData } from '../platform/root-data.ts'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).share([])
  return ABOUT[context.get(preferencesContext).locale]
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  { name: 'description', content: page.loaderData?.lead },
  ...languageLinks(page, '/about'),
]

/** What the product is, for who has never seen it. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { isPublicOnly } = useRootData()
  return <DocumentPage {...loaderData}>{isPublicOnly ? null : <Ways />}</DocumentPage>
}

function Ways() {
  const { t } = useLanguage()
  return (
    <>
      <Link to="/routes" className={buttonClass({ variant: 'primary' })}>
        {t('header.routes')}
      </Link>
      <Link to="/#how" className={buttonClass({ variant: 'ghost' })}>
        {t('top.seeWhat')}
      </Link>
    </>
  )
}
