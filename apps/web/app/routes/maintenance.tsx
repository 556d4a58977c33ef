import { data } from 'react-router'
import { ErrorMessage } from '../features/errors/error-message.tsx'
import { apiContext } from '../platform/contexts.ts'
import { redirectTo } from '../platform/redirect-to.ts'
import { useRootData } from '../platform/root-data.ts'
import type { Route } from './+types/maintenance'

/** Shown while the API says that it is maintained; at any other time this address leads to the top page. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).listRoutes()
  if (answer.ok || answer.error.code !== 'server.maintenance') throw redirectTo('/')
  return data(null, { status: 503 })
}

export default function Maintenance() {
  const { socialUrl } = useRootData()
  return <ErrorMessage kind="maintenance" socialUrl={socialUrl} />
}
