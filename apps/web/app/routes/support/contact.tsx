import { AccountForm } from '@repo/account/account-form'
import { invalidFields, waitOf } from '@repo/account/form-problems'
import { MailNotice } from '@repo/account/mail-notice'
import { CONTACT_TOPICS, type ContactTopic, PRODUCT_LIMITS } from '@repo/contract'
import { Select } from '@repo/ui/select'
import { TextArea } from '@repo/ui/text-area'
import { TextField } from '@repo/ui/text-field'
import { BotCheck } from '@repo/web-kit/bot-check'
import { botCheckOf } from '@repo/web-kit/bot-check-of.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { useRootData } from '@repo/web-kit/root-data'
import { data, Link } from 'react-router'
import type { Route } from './+types/contact'

const { text: TEXT, name: NAME } = PRODUCT_LIMITS.contact

export function loader({ context }: Route.LoaderArgs) {
  return { title: serverLanguage(context.get(preferencesContext).locale).t('contact.title') }
}

interface Written {
  readonly topic: ContactTopic
  readonly name: string
  readonly email: string
  readonly text: string
}

interface Answered {
  readonly written: Written
  readonly isSent?: boolean
  /** The inputs that are wrong. */
  readonly invalid?: readonly string[]
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { locale } = context.get(preferencesContext)
  const topic = CONTACT_TOPICS.find((candidate) => candidate === textOf(form, 'topic')) ?? 'other'
  const written = { topic, name: textOf(form, 'name'), email: textOf(form, 'email').trim(), text: textOf(form, 'text') }
  const answer = await context.get(apiContext).sendContactMessage({ body: { ...written, locale, ...botCheckOf(form) } })
  if (answer.ok) return data<Answered>({ written, isSent: true })
  const status = answer.status || 503
  const invalid = invalidFields(answer.error)
  if (invalid.length > 0) return data<Answered>({ written, invalid }, { status })
  const problem = serverLanguage(locale).formatError(answer.error)
  return data<Answered>({ written, problem, waitSeconds: waitOf(answer.error) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => [
  { title: pageTitle(loaderData?.title) },
  ...languageLinks(page, '/contact'),
]

/** A letter to the operator. What was written stays in the form when it could not be sent. */
export default function Contact({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  if (actionData?.isSent) {
    return <MailNotice title={t('contact.sent')} text={t('contact.sentText', { email: actionData.written.email })} />
  }
  return <ContactForm answer={actionData} />
}

function ContactForm({ answer }: { answer: Answered | undefined }) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const written = answer?.written
  const isWrong = (field: keyof Written) => answer?.invalid?.includes(field) ?? false
  const textProblem = () =>
    written?.text.trim() ? t('contact.textLong', { max: TEXT.max }) : t('contact.textRequired')
  return (
    <AccountForm
      title={t('contact.title')}
      lead={t('contact.lead')}
      submitLabel={t('contact.submit')}
      busyLabel={t('contact.busy')}
      problem={answer?.problem}
      waitSeconds={answer?.waitSeconds}
      footer={<Link to="/faq">{t('contact.faq')}</Link>}
    >
      <Select
        label={t('contact.topic')}
        name="topic"
        defaultValue={written?.topic ?? 'question'}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`contact.topic.${value}`) }))}
      />
      <TextField
        label={t('contact.name')}
        name="name"
        hint={t('contact.nameHint')}
        autoComplete="name"
        max={NAME.max}
        defaultValue={written?.name ?? viewer?.nickname}
      />
      <TextField
        label={t('contact.email')}
        name="email"
        type="email"
        autoComplete="email"
        max={null}
        isRequired
        error={isWrong('email') ? t('auth.emailInvalid') : undefined}
        defaultValue={written?.email ?? viewer?.email}
      />
      <TextArea
        label={t('contact.text')}
        name="text"
        max={TEXT.max}
        isRequired
        error={isWrong('text') ? textProblem() : undefined}
        defaultValue={written?.text}
      />
      <BotCheck />
    </AccountForm>
  )
}
