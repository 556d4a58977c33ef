/** What is used of libraries without types of their own. */
declare module 'easy-fit' {
  export default class EasyFit {
    parse(content: Uint8Array, callback: (error: string | null, file: unknown) => void): void
  }
}

declare module 'fit-decoder' {
  const module: {
    fit2json(file: ArrayBuffer): unknown
    parseRecords(json: unknown): {
      readonly records: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]
    }
  }
  export default module
}
