import { existsSync } from 'node:fs'

/** The program of a distribution, seen from a bundle; a clone of the repository has none. */
const PROGRAM = new URL('../../../bin/mishiori', import.meta.url)

/** Commands in a text as they are typed here: `npm run NAME -- …` in a clone, `mishiori NAME …` in a distribution. */
export const typedAs = (text: string, isDistribution = existsSync(PROGRAM)): string =>
  isDistribution
    ? text.replaceAll(/npm run ([a-z]+)(?: --)?/g, 'mishiori $1').replaceAll('npm start', 'mishiori start')
    : text
