/** What the commands say. `LC_ALL`, `LC_MESSAGES` or `LANG` choose the language, as in other programs. */
const ENGLISH = {
  usage: `mishiori COMMAND

  whoami                                  whose token it is
  list                                    your routes: id, state, title
  upload FILE… [--publish]                makes a draft of each GPX, KML, KMZ, GeoJSON, TCX or FIT file
  export ID [--format gpx] [--out FILE]   downloads a route: gpx, gpxzip, kml, kmz, geojson, fit or tcx
  backup [--out FILE]                     downloads everything that is stored of you, as one ZIP

MISHIORI_ORIGIN is the address of the site (https://…), MISHIORI_TOKEN an access token of /home/account/tokens.`,
  unset: (name: string) => `${name} is not set. "mishiori --help" tells what it is.`,
  badOrigin: (origin: string) => `MISHIORI_ORIGIN is no address of a site: ${origin}`,
  unknownCommand: (command: string) => `There is no command "${command}". "mishiori --help" lists them.`,
  noFiles: 'Which files? mishiori upload FILE…',
  noId: 'Which route? mishiori export ID; "mishiori list" shows the ids.',
  uploaded: (file: string, address: string) => `${file} → ${address}`,
  leftOut: (file: string, count: number) => `${file}: no room for ${count} objects; they were left out.`,
  unreadable: (file: string, reason: string) => `${file}: ${reason}`,
  noRoute: 'there is nothing on a map in it',
  refusedFile: (code: string, line: number | null) => (line === null ? code : `${code}, line ${line}`),
  exists: (file: string) => `${file} is there already; --out names another one.`,
  saved: (file: string, bytes: number) => `${file}: ${bytes.toLocaleString('en-US')} bytes`,
  names: { layer: 'Route', spot: (n: number) => `Spot ${n}`, area: (n: number) => `Area ${n}` },
}
export type Messages = typeof ENGLISH

const JAPANESE: Messages = {
  usage: `mishiori コマンド

  whoami                                  トークンの持ち主を表示します
  list                                    自分のルートの一覧（ID、状態、タイトル）
  upload ファイル… [--publish]            GPX、KML、KMZ、GeoJSON、TCX、FITの各ファイルから下書きを作ります
  export ID [--format gpx] [--out 保存先] ルートをダウンロードします（gpx、gpxzip、kml、kmz、geojson、fit、tcx）
  backup [--out 保存先]                   保存されている自分のデータを1つのZIPにまとめてダウンロードします

MISHIORI_ORIGIN にサイトのアドレス（https://…）、MISHIORI_TOKEN に /home/account/tokens で作ったアクセストークンを設定してください。`,
  unset: (name) => `${name} が設定されていません。「mishiori --help」に説明があります。`,
  badOrigin: (origin) => `MISHIORI_ORIGIN がサイトのアドレスではありません：${origin}`,
  unknownCommand: (command) => `「${command}」というコマンドはありません。「mishiori --help」で一覧を表示します。`,
  noFiles: 'ファイルを指定してください：mishiori upload ファイル…',
  noId: 'ルートのIDを指定してください：mishiori export ID（「mishiori list」で確認できます）',
  uploaded: (file, address) => `${file} → ${address}`,
  leftOut: (file, count) => `${file}：上限を超えた${count}個のオブジェクトは取り込んでいません。`,
  unreadable: (file, reason) => `${file}：${reason}`,
  noRoute: '地図に表示できるものがありません',
  refusedFile: (code, line) => (line === null ? code : `${code}、${line}行目`),
  exists: (file) => `${file} はすでにあります。--out で別の名前を指定してください。`,
  saved: (file, bytes) => `${file}：${bytes.toLocaleString('ja-JP')}バイト`,
  names: { layer: 'ルート', spot: (n) => `スポット${n}`, area: (n) => `エリア${n}` },
}

export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): 'ja' | 'en' {
  return /^ja\b|^ja_/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ja' : 'en'
}

export const messagesOf = (language: 'ja' | 'en'): Messages => (language === 'ja' ? JAPANESE : ENGLISH)
