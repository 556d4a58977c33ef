/** Their value is the same for all rows of a statement, so it is stored once and no row is written. */
const STABLE = new Set(['now', 'transaction_timestamp', 'statement_timestamp'])

/** Whether an expression calls anything that may answer otherwise for each row. */
function isVolatile(node) {
  if (Array.isArray(node)) return node.some(isVolatile)
  if (node === null || typeof node !== 'object') return false
  const call = node.FuncCall
  if (call && !STABLE.has(call.funcname.at(-1).String.sval)) return true
  return Object.values(node).some(isVolatile)
}

const REFUSED = {
  CONSTR_UNIQUE: 'builds an index while writes wait',
  CONSTR_PRIMARY: 'builds an index while writes wait',
  CONSTR_CHECK: 'reads the whole table while all wait; add the constraint NOT VALID',
  CONSTR_FOREIGN: 'locks the table it refers to; add the constraint NOT VALID',
  CONSTR_IDENTITY: 'writes every row anew while all wait',
}

/**
 * What is wrong with adding a column to a table that has rows.
 *
 * @param {{ constraints?: { Constraint: Record<string, any> }[] }} column of the parser
 * @returns {string[]}
 */
export function problemsOfNewColumn({ constraints = [], typeName }) {
  const all = constraints.map(({ Constraint }) => Constraint)
  const fallback = all.find(({ contype }) => contype === 'CONSTR_DEFAULT')
  const problems = all.flatMap(({ contype, generated_kind: kind }) =>
    contype === 'CONSTR_GENERATED' && kind === 's' ? [REFUSED.CONSTR_IDENTITY] : (REFUSED[contype] ?? []),
  )
  if (/^(?:small|big)?serial\d?$/.test(typeName.names.at(-1).String.sval)) problems.push(REFUSED.CONSTR_IDENTITY)
  if (fallback && isVolatile(fallback.raw_expr)) {
    problems.push('has a default that differs by row, so every row is written anew while all wait')
  }
  if (!fallback && all.some(({ contype }) => contype === 'CONSTR_NOTNULL')) {
    problems.push('is NOT NULL without a default: the version before inserts rows without it')
  }
  return problems
}
