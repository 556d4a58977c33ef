/** Whether a key belongs to an input method that is still composing (229 is what Safari reports). */
export function isComposingKey(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}
