import { accountTranslator } from '@repo/account/account-messages.server'
import { parseCoordinates } from '@repo/account/coordinates'
import { type PlacesAnswer, PrivatePlacesPage } from '@repo/account/private-places-page'
import { toPrivatePlaceList } from '@repo/account/settings-views.server'
import { PRODUCT_LIMITS } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { data } from 'react-router'
import type { Route } from './+types/private-places'

export async function loader({ context }: Route.LoaderArgs) {
  const list = toPrivatePlaceList(orErrorPage(await context.get(apiContext).listPrivatePlaces()))
  return { list, title: accountTranslator(context.get(preferencesContext).locale)('places.title') }
}

const { min } = PRODUCT_LIMITS.privatePlaces.radiusMeters

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = context.get(apiContext)
  const { locale } = context.get(preferencesContext)
  const t = accountTranslator(locale)
  const intent = textOf(form, 'intent')
  const isNew = intent === 'add'
  const written = textOf(form, 'position').trim()
  const position = parseCoordinates(written)
  if (!position && (isNew || written !== '')) {
    return data<PlacesAnswer>({ problem: t('places.positionInvalid'), isNew }, { status: 422 })
  }
  const place = position && { lng: position[0], lat: position[1] }
  const body = { name: textOf(form, 'name'), radius: Number(textOf(form, 'radius')) || min }
  const params = { id: isNew ? '' : parseIdParam(textOf(form, 'id')) }
  const answer =
    isNew && place
      ? await api.createPrivatePlace({ body: { ...body, position: place } })
      : intent === 'remove'
        ? await api.deletePrivatePlace({ params })
        : await api.changePrivatePlace({ params, body: { ...body, ...(place ? { position: place } : {}) } })
  if (!answer.ok) {
    const problem = serverLanguage(locale).formatError(answer.error)
    return data<PlacesAnswer>({ problem, isNew }, { status: answer.status || 503 })
  }
  return data<PlacesAnswer>({
    done: t(isNew ? 'places.hidden' : intent === 'remove' ? 'places.removed' : 'places.changed'),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Places({ loaderData: { list }, actionData }: Route.ComponentProps) {
  return <PrivatePlacesPage list={list} answer={actionData} />
}
