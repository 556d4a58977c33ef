import { ContentError } from '@repo/web-kit/content-error'
import { useOwnMessages } from './messages/own-messages.ts'

interface OwnPageErrorProps {
  error: unknown
  page: 'files' | 'kept' | 'own' | 'preview' | 'profile' | 'trash'
}

/** A page of the user that could not be shown, under its own title. */
export function OwnPageError({ error, page }: OwnPageErrorProps) {
  const t = useOwnMessages()
  return <ContentError error={error} title={t(`${page}.title`)} />
}
