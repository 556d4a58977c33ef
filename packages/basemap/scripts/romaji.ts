const SYLLABLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    アイウエオ: 'a i u e o',
    カキクケコ: 'ka ki ku ke ko',
    ガギグゲゴ: 'ga gi gu ge go',
    サシスセソ: 'sa shi su se so',
    ザジズゼゾ: 'za ji zu ze zo',
    タチツテト: 'ta chi tsu te to',
    ダヂヅデド: 'da ji zu de do',
    ナニヌネノ: 'na ni nu ne no',
    ハヒフヘホ: 'ha hi fu he ho',
    バビブベボ: 'ba bi bu be bo',
    パピプペポ: 'pa pi pu pe po',
    マミムメモ: 'ma mi mu me mo',
    ヤユヨ: 'ya yu yo',
    ラリルレロ: 'ra ri ru re ro',
    ワヲン: 'wa o n',
  }).flatMap(([kana, latin]) => latin.split(' ').map((syllable, i) => [kana[i] ?? '', syllable])),
)
const SMALL: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'u', ョ: 'o' }

/** Hepburn letters of a reading in half- or full-width katakana. */
export function romaji(kana: string): string {
  const text = kana.normalize('NFKC')
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const syllable = SYLLABLES[text[i] ?? ''] ?? ''
    const vowel = SMALL[text[i + 1] ?? '']
    if (text[i] === 'ッ') {
      const next = SYLLABLES[text[i + 1] ?? ''] ?? ''
      out += next.startsWith('ch') ? 't' : next.slice(0, 1)
    } else if (vowel !== undefined) {
      out += syllable.slice(0, -1) + (/^(sh|ch|j)/.test(syllable) ? '' : 'y') + vowel
      i++
    } else {
      out += syllable
    }
  }
  return out
}

/** What different spellings of one reading have in common: no long vowels, marks or spaces. */
export function latinKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’\-\s.]/g, '')
    .replace(/ou|oo|oh(?=[^aiueo]|$)/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/ei/g, 'e')
    .replace(/m(?=[bpm])/g, 'n')
}
