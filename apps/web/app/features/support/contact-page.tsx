import { AccountForm } from '@repo/account/account-form'
import { MailNotice } from '@repo/account/mail-notice'
import { CONTACT_TOPICS, type ContactTopic, PRODUCT_LIMITS } from '@repo/contract'
import { Select } from '@repo/ui/select'
import { TextArea } from '@repo/ui/text-area'
import { TextField } from '@repo/ui/text-field'
import { BotCheck } from '@repo/web-kit/bot-check'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link } from 'react-router'

const { text: TEXT, name: NAME } = PRODUCT_LIMITS.contact

interface Written {
  readonly topic: ContactTopic
  readonly name: string
  readonly email: string
  readonly text: string
}

export interface ContactAnswer {
  readonly written: Written
  readonly isSent?: boolean
  /** The inputs that are wrong. */
  readonly invalid?: readonly string[]
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

/** A letter to the operator. What was written stays in the form when it could not be sent. */
export function ContactPage({ answer }: { answer: ContactAnswer | undefined }) {
  const { t } = useLanguage()
  if (answer?.isSent) {
    return <MailNotice title={t('contact.sent')} text={t('contact.sentText', { email: answer.written.email })} />
  }
  return <ContactForm answer={answer} />
}

function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
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
