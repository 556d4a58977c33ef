import type { Locale } from '@repo/contract'
import { isolated } from './isolated.ts'
import type { ArgumentsOf, Message, ParamValues } from './message.ts'

/** Says a message of `Catalogue` in one language. Unknown keys, missing and superfluous parameters do not compile. */
export type Translator<Catalogue> = <Key extends keyof Catalogue>(
  key: Key,
  ...args: ArgumentsOf<Catalogue[Key]>
) => string

interface Grammar {
  readonly plurals: Intl.PluralRules
  readonly numbers: Intl.NumberFormat
}

const grammarOf = (locale: Locale): Grammar => ({
  plurals: new Intl.PluralRules(locale),
  numbers: new Intl.NumberFormat(locale),
})

/** Made once: making one takes longer than formatting all messages of a page. */
const GRAMMARS: Readonly<Record<Locale, Grammar>> = { ja: grammarOf('ja'), 'en-us': grammarOf('en-us') }

/**
 * @param messages the catalogue in the language of `locale`; its type parameter is the catalogue that was translated,
 * which knows the parameters.
 */
export function createTranslator<Catalogue>(
  locale: Locale,
  messages: { readonly [Key in keyof Catalogue]: Message },
): Translator<Catalogue> {
  return (key, ...[params]) => formatMessage(messages[key], params, locale)
}

/** Formats a message. Numbers are grouped as readers of the language write them (`10,000`); pass others as text. */
export function formatMessage(message: Message, params: ParamValues = {}, locale: Locale): string {
  const { plurals, numbers } = GRAMMARS[locale]
  const text =
    typeof message === 'string' ? message : message[plurals.select(Number(params.count)) === 'one' ? 'one' : 'other']
  return text.replace(/([「“]?)\{(\w+)\}/g, (whole, opening: string, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    if (typeof value === 'number') return opening + numbers.format(value)
    return opening + isolated(opening === '' ? value : withinQuotes(value))
  })
}

const INNER_MARKS: Readonly<Record<string, string>> = { '「': '『', '」': '』', '“': '‘', '”': '’' }

/** A name that is quoted: quotation marks of its own are the inner ones. */
const withinQuotes = (name: string) => name.replace(/[「」“”]/g, (mark) => INNER_MARKS[mark] ?? mark)
