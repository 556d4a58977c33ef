/** A sentence, with parameters as `{name}`; or its plural forms, chosen by the parameter `count`. */
export type Message = string | { readonly one: string; readonly other: string }

/** The names of the parameters in a text: `'{a} of {b}'` → `'a' | 'b'`. */
type ParamsOfText<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOfText<Rest>
  : never

type ParamsOf<M> = M extends string
  ? ParamsOfText<M>
  : M extends { readonly other: infer Text extends string }
    ? ParamsOfText<Text> | 'count'
    : never

export type ParamValues = Readonly<Record<string, string | number>>

/** What a message must be given: nothing, or exactly its parameters. */
export type ArgumentsOf<M> = [ParamsOf<M>] extends [never]
  ? []
  : [params: { readonly [Name in ParamsOf<M>]: string | number }]

/** The same keys as the catalogue it translates; the texts are free. */
export type TranslationOf<Catalogue> = { readonly [Key in keyof Catalogue]: Message }
