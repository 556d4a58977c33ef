import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { SearchBox } from '@repo/ui/search-box'
import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { Form, Link } from 'react-router'
import styles from '../../features/support/document-page.module.css'
import { FAQ, findQuestions } from '../../features/support/faq.server.ts'
import { Questions } from '../../features/support/questions.tsx'
import type { Route } from './+types/faq'

const MAX_QUERY_LENGTH = 100

export function loader({ request, context }: Route.LoaderArgs) {
  const document = FAQ[context.get(preferencesContext).locale]
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  if (query === '') context.get(hostContext).share([])
  return { title: document.title, query, questions: findQuestions(document, query) }
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/faq'),
]

export default function Faq({ loaderData: { title, query, questions } }: Route.ComponentProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Form action="/faq" role="search" aria-label={t('faq.search')} className={styles.search} key={query}>
        <SearchBox name="q" defaultValue={query} label={t('faq.search')} />
        <Button type="submit" variant="primary">
          {t('faq.submit')}
        </Button>
      </Form>
      <p className={styles.day} aria-live="polite">
        {t('faq.count', { count: questions.length })} {query === '' ? null : <Link to="/faq">{t('faq.all')}</Link>}
      </p>
      {questions.length === 0 ? (
        <EmptyState
          title={t('faq.nothing', { query })}
          text={t('faq.nothingText')}
          action={
            <Link to="/faq" className={buttonClass({ variant: 'line' })}>
              {t('faq.all')}
            </Link>
          }
        />
      ) : null}
      {questions.length > 0 ? <Questions key={query} questions={questions} areOpen={query !== ''} /> : null}
    </div>
  )
}
