import type { Locale } from '@repo/contract'
import type { ArgumentsOf, Message, ParamValues } from './message.ts'

/** Says a message of `Catalogue` in one language. Unknown keys, missing and superfluous parameters do not compile. */
export type Translator<Catalogue> = <Key extends keyof Catalogue>(
  key: Key,
  ...args: ArgumentsOf<Catalogue[Key]>
) => string

/** Made once: making one takes longer than saying all words of a page. */
const PLURALS: Readonly<Record<Locale, Intl.PluralRules>> = {
  ja: new Intl.PluralRules('ja'),
  'en-us': new Intl.PluralRules('en-us'),
}

/**
 * @param messages the catalogue in the language of `locale`; its type parameter is the catalogue that was translated, which knows the parameters.
 */
export function createTranslator<Catalogue>(
  locale: Locale,
  messages: { readonly [Key in keyof Catalogue]: Message },
): Translator<Catalogue> {
  const plurals = PLURALS[locale]
  return (key, ...[params]) => formatMessage(messages[key], params, plurals)
}

/** Fills a message in. Numbers are written as they are: format them first where people read them. */
export function formatMessage(message: Message, params: ParamValues = {}, plurals: Intl.PluralRules): string {
  const text =
    typeof message === 'string' ? message : message[plurals.select(Number(params.count)) === 'one' ? 'one' : 'other']
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
