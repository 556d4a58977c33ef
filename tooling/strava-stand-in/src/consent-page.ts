import type { Athlete } from './athletes.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const LABELS: Readonly<Record<string, string>> = {
  'activity:read': 'View data about your activities',
  'activity:read_all': 'View data about your private activities',
}

/** The page on which an athlete grants an app's permissions; all may be deselected, except the public profile. */
export function renderConsentPage(query: URLSearchParams, athletes: Iterable<Athlete>): string {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const boxes = (query.get('scope') ?? '')
    .split(',')
    .filter((scope) => scope !== 'read')
    .map(
      (scope) =>
        `<label><input type="checkbox" name="granted" value="${escapeHtml(scope)}" checked> ${escapeHtml(LABELS[scope] ?? scope)}</label><br>`,
    )
  const people = [...athletes].map(
    ({ id, firstname, lastname }) => `<option value="${id}">${escapeHtml(`${firstname} ${lastname}`)}</option>`,
  )
  return `<!doctype html><html lang="en"><title>Authorize</title><h1>Authorize Mishiori to connect to Strava</h1>
<form action="/oauth/accept">${kept.join('')}<label>Athlete <select name="athlete">${people.join('')}</select></label><br>
${boxes.join('\n')}<button>Authorize</button> <button name="cancel" value="1">Cancel</button></form></html>`
}
