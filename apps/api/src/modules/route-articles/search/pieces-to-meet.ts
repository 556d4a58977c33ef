import type { TokenFrequencies } from './token-frequencies.ts'
import type { SoughtWord } from './word-pieces.ts'

/** Ids of a list that are passed in the time in which the text of an article is compared or ranked. */
export const IDS_OF_TEXT = 3_000
/** How much rarer than the rarest token that is known a token that is not known is taken to be: most are rarer still. */
const RARER_THAN_KNOWN = 10

/**
 * The pieces that the index is asked for. Of words whose text is compared anyway a common piece is left out, when to pass its list costs more than
 * to compare the few texts that have the rarer ones and lack this.
 */
export function piecesToMeet(words: readonly SoughtWord[], frequencies: TokenFrequencies | null): readonly string[] {
  if (frequencies === null) return piecesOf(words)
  const met = [...new Set(piecesOf(words.filter(({ isCertain }) => isCertain)))]
  const shareOf = (piece: string) => frequencies.of(piece) ?? frequencies.least / RARER_THAN_KNOWN
  let shareOfMet = met.reduce((product, piece) => product * shareOf(piece), 1)
  const others = new Set(piecesOf(words).filter((piece) => !met.includes(piece)))
  for (const piece of [...others].sort((a, b) => shareOf(a) - shareOf(b))) {
    const share = shareOf(piece)
    const sparesTexts = shareOfMet * (1 - share) * IDS_OF_TEXT >= share
    // One that is not known may be by far the rarest.
    if (met.length > 0 && frequencies.of(piece) !== null && !sparesTexts) continue
    met.push(piece)
    shareOfMet *= share
  }
  return met
}

const piecesOf = (words: readonly SoughtWord[]) => words.flatMap(({ pieces }) => pieces)
