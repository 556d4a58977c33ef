const KILLS = 'npm run kills'
const CLUSTER = 'npm run test:cluster'

/**
 * The faults that the product survives with nothing lost: what is acknowledged is there, whole and once, what somebody typed
 * can be had again, and the page tells the truth about it. Fault — what must hold — how it is tried. A test names the faults
 * that it proves in its title (`[fault 7]`). `also`: commands that try it longer than `npm test` can.
 */
const FAULTS = [
  {
    text: '`kill -9` of the product during a save — the old or the new version, never a mix — killed at random moments amid twenty saves of text, tags and layers.',
  },
  {
    text: '`kill -9` of PostgreSQL — nothing acknowledged is lost or doubled; the product lives, answers 503 within ten seconds and comes back by itself — each kind of process killed under writers; a database that hangs.',
    also: [KILLS, CLUSTER],
  },
  {
    text: 'The database restarts while connections are idle — the same process goes on, the next request is answered — 20 restarts.',
    also: [KILLS, CLUSTER],
  },
  {
    text: 'A lock is held, connections run out — others are served; who waits is told 503, which is not maintenance — a row locked under a hundred clients.',
  },
  {
    text: 'The disk is full: data, log of the database, pictures — no torn row or file, a clear answer; works again when there is room — a small file system, which only root can make, is filled under saves and uploads, and freed.',
  },
  {
    text: 'The same is sent twice: double click, retry, back button — one article, comment, stock, report, follow — thirty equal requests at once for every create.',
  },
  {
    text: 'The session ends during a long edit — the text is kept, logging in leads back to it, and it is saved — the session is ended under 2,000 characters.',
  },
  {
    text: 'An import is killed halfway — goes on or starts again, its counts add up, nothing is doubled — killed at 10, 50 and 90 %; a missed heartbeat.',
  },
  { text: 'Two tabs on one article — the loser is told, both texts are kept: mine, theirs, both — two pages.' },
  {
    text: 'The network is lost in the editor — what was drawn and written is on the device within seconds, and on the server when there is a network again — drawn, written and undone without a network; the page killed and opened again.',
  },
  {
    text: 'An answer is lost after the commit — trying again is harmless — the save is sent again under its key; three of ten answers are dropped.',
  },
  {
    text: 'The browser crashes, the page reloads for what is missing, changes its language or fails — the work is offered once, dated, and can be thrown away — crashed and closed while typing.',
  },
  {
    text: 'The device has no room, or keeps nothing — said, not silent; the server still gets it — a journal that refuses to write.',
  },
  { text: 'An upload breaks off — no row, no file, no quota — a thousand broken uploads.' },
  {
    text: 'Clients that send or read slowly — hung up on with 408; others are served — five hundred slow connections at once.',
  },
  {
    text: 'The clock of the machine is wrong by two hours, changes for summer, has a leap day — codes, sessions, throttles and dates are right: the clock of the database is the only one — the clock of the process is set two hours and years off.',
  },
  {
    text: 'A new version is deployed under load — what has begun is finished, and no 5xx is seen — stopped under twenty visitors; an open editor.',
  },
  {
    text: 'A migration is half done; an older page and a newer API — open tabs go on saving, or are told to reload after their draft is kept — what pages of the last release send and read; drafts of older pages; a table that somebody reads.',
  },
  {
    text: 'What we ask is down: ways, places, heights, Strava, mail, bot check, tiles — our own work goes on, mail is tried again — each of them silent, endless, failing, talking nonsense, refusing.',
    also: [CLUSTER],
  },
  {
    text: 'A backup is restored — the restored is the original — restored and compared: rows, pictures, waiting jobs.',
  },
  {
    text: 'One poisoned article, comment or file — only that one fails — hostile rows in the database under lists, searches, feeds, and what fills them.',
  },
  { text: 'Memory runs out in a worker — the API lives — a thread that is ended by its limit while others ask.' },
  {
    text: 'The store of limits restarts or is lost — tries at codes and passwords stay counted, reading goes on — restarted in the middle of an attack.',
    also: [CLUSTER],
  },
]

/** All faults, named by their numbers. */
export const faultLines = () => FAULTS.map(({ text, also = [] }, index) => ({ name: `fault ${index + 1}`, text, also }))
