import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { Email, Locale } from '../schemas.ts'
import { PersonLine, PersonText } from '../texts/person-text.ts'
import { BotCheckField } from './bot-check.ts'

const { text, name } = PRODUCT_LIMITS.contact

/** The topic of a contact message. */
export const ContactTopic = Type.Union([
  Type.Literal('question'),
  Type.Literal('trouble'),
  Type.Literal('idea'),
  Type.Literal('rights'),
  Type.Literal('other'),
])
export type ContactTopic = Static<typeof ContactTopic>
export const CONTACT_TOPICS: readonly ContactTopic[] = ['question', 'trouble', 'idea', 'rights', 'other']

export const contactEndpoints = {
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/v1/contact',
    summary: 'Writes to the operator, who answers by e-mail',
    access: 'anyone',
    body: Type.Object(
      {
        topic: ContactTopic,
        name: PersonLine({ maxLength: name.max }),
        email: Email,
        text: PersonText({ minLength: text.min, maxLength: text.max }),
        locale: Locale,
        bot_check: BotCheckField,
      },
      { additionalProperties: false },
    ),
    response: { status: 204, body: null },
    errors: ['auth.throttled', 'bot_check.required', 'bot_check.failed'],
    idempotent: true,
  }),
}
