import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { SearchBox } from '@repo/ui/search-box'
import { useLanguage } from '@repo/web-kit/language'
import type { ComponentProps } from 'react'
import { Form, Link } from 'react-router'
import styles from './document-page.module.css'
import { Questions } from './questions.tsx'

interface FaqPageProps {
  title: string
  /** '' for all of them. */
  query: string
  questions: ComponentProps<typeof Questions>['questions']
}

/** Questions and their answers, which can be searched. */
export function FaqPage({ title, query, questions }: FaqPageProps) {
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
