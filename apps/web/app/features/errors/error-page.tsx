import { messages as english } from '@repo/i18n/en-us'
import { useRouteLoaderData } from 'react-router'
import { LanguageProvider } from '../../platform/i18n.tsx'
import { UiProvider } from '../../platform/ui-provider.tsx'
import type { loader } from '../../root.tsx'
import { errorKind } from './error-kind.ts'
import { ErrorMessage } from './error-message.tsx'

/** The whole page of an error, also of one so early that nothing else is known. */
export function ErrorPage({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <LanguageProvider locale={data?.locale ?? 'ja'} messages={data?.messages ?? english}>
      <UiProvider>
        <ErrorMessage kind={errorKind(error)} />
      </UiProvider>
    </LanguageProvider>
  )
}
