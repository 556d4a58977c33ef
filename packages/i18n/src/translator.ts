import type { Locale } from '@repo/contract'
import type { ArgumentsOf, Message, ParamValues } from './message.ts'

/** Says a message of `Catalogue` in one language. Unknown keys, missing and superfluous parameters do not compile. */
export type Translator<Catalogue> = <Key extends keyof Catalogue>(
  key: Key,
  ...args: ArgumentsOf<Catalogue[Key]>
) => string

/**
 * @param messages the catalogue in the language of `locale`; its type parameter is the catalogue that was translated, which knows the parameters.
 */
export function createTranslator<Catalogue>(
  locale: Locale,
  messages: { readonly [Key in keyof Catalogue]: Message },
): Translator<Catalogue> {
  const plurals = new Intl.PluralRules(locale)
  return (key, ...[params]) => formatMessage(messages[key], params, plurals)
}

/** Fills a message in. Numbers are written as they are: format them first where people read them. */
export function formatMessage(message: Message, params: ParamValues = {}, plurals: Intl.PluralRules): string {
  const text =
    typeof message === 'string' ? message : message[plurals.select(Number(params.count)) === 'one' ? 'one' : 'other']
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
