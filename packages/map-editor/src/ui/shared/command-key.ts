/** The name of the key that goes with letters on this keyboard: ⌘ on Apple's, Ctrl elsewhere. */
export function commandKey(platform: string): '⌘' | 'Ctrl' {
  return /^(Mac|iP(hone|ad|od))/.test(platform) ? '⌘' : 'Ctrl'
}
