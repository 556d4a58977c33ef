/** The modifier key of shortcuts on this keyboard: ⌘ on Apple's, Ctrl elsewhere. */
export function commandKey(platform: string): '⌘' | 'Ctrl' {
  return /^(Mac|iP(hone|ad|od))/.test(platform) ? '⌘' : 'Ctrl'
}
