import { invalidFields, waitOf } from '@repo/account/form-problems'
import { CONTACT_TOPICS } from '@repo/contract'
import { botCheckOf } from '@repo/web-kit/bot-check-of.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import { type ContactAnswer, ContactPage } from '../../features/support/contact-page.tsx'
import type { Route } from './+types/contact'

export function loader({ context }: Route.LoaderArgs) {
  return { title: serverLanguage(context.get(preferencesContext).locale).t('contact.title') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { locale } = context.get(preferencesContext)
  const topic = CONTACT_TOPICS.find((candidate) => candidate === textOf(form, 'topic')) ?? 'other'
  const written = { topic, name: textOf(form, 'name'), email: textOf(form, 'email').trim(), text: textOf(form, 'text') }
  const answer = await context.get(apiContext).sendContactMessage({ body: { ...written, locale, ...botCheckOf(form) } })
  if (answer.ok) return data<ContactAnswer>({ written, isSent: true })
  const status = answer.status || 503
  const invalid = invalidFields(answer.error)
  if (invalid.length > 0) return data<ContactAnswer>({ written, invalid }, { status })
  const problem = serverLanguage(locale).formatError(answer.error)
  return data<ContactAnswer>({ written, problem, waitSeconds: waitOf(answer.error) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => [
  { title: pageTitle(loaderData?.title) },
  ...languageLinks(page, '/contact'),
]

export default function Contact({ actionData }: Route.ComponentProps) {
  return <ContactPage answer={actionData} />
}
