/**
 * Reasons as lines of text, for the terminal and for tests.
 *
 *     explain(listener.take()) // ['Dodge = 8 [demo.defense.dodge]', '  dodge 8', '    +5 speed', …]
 */
import type { Json } from '../field/json.ts'
import type { Comparison, Reason, Term } from './reason.ts'

/** Enough for anybody who reads; what products of fractions get wrong in the last digits is left out. */
const DIGITS = 12

/** A number as people write it: `1.2`, not `1.2000000000000002`. */
function numberText(value: number): string {
  const meant = Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS))
  return meant < 0 ? `−${-meant}` : String(meant)
}

const signed = (value: number): string => (value < 0 ? numberText(value) : `+${numberText(value)}`)

const shown = (value: Json): string => {
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (value === null) return 'none'
  if (isList(value)) return value.map(shown).join(', ')
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${shown(inner)}`)
    .join(', ')
}
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const SIGNS: { readonly [is in Comparison]: string } = { '<': '<', '<=': '≤', '=': '=', '>=': '≥', '>': '>' }

function termLines(term: Term, sign: (value: number) => string): string[] {
  const { label, value, skipped, because } = term
  const head = value === undefined ? label : `${sign(value)} ${label}`
  return [skipped === undefined ? head : `(${head}: ${skipped})`, ...indented(because)]
}

function linesOf(reason: Reason): string[] {
  switch (reason.kind) {
    case 'rule':
      return [
        `${reason.title} = ${shown(reason.value)} [${reason.id}${reason.by === undefined ? '' : `, by option ${reason.by}`}]`,
        ...indented(reason.because),
      ]
    case 'input':
      return [`${reason.label}: ${shown(reason.value)}`]
    case 'setting':
      return [`campaign setting ${reason.id}: ${shown(reason.value)}`]
    case 'table': {
      const column = reason.column === undefined ? '' : `, ${shown(reason.column)}`
      return [`${reason.table}: ${shown(reason.row)}${column} → ${shown(reason.value)}`]
    }
    case 'sum':
      return [
        `${reason.label} ${shown(reason.value)}`,
        ...reason.terms.flatMap(term => termLines(term, signed)).map(indent),
      ]
    case 'product': {
      const times = (value: number): string => `×${shown(value)}`
      return [
        `${reason.label} ${shown(reason.value)}`,
        ...reason.terms.flatMap(term => termLines(term, times)).map(indent),
      ]
    }
    case 'rounded':
      return [`${reason.label}: ${shown(reason.from)} rounded ${reason.how} → ${shown(reason.value)}`]
    case 'bounded':
      return [`${reason.label}: ${shown(reason.from)}, ${reason.bound} ${shown(reason.limit)} → ${shown(reason.value)}`]
    case 'compared': {
      const { label, left, is, right } = reason
      return [`${label}: ${shown(left)} ${SIGNS[is]} ${shown(right)}? ${shown(reason.holds)}`]
    }
    case 'stages': {
      const applied = reason.stages
        .filter(stage => stage.applied)
        .map(({ stage, value }) => `${shown(value)} (${stage})`)
      const others = reason.stages.filter(stage => !stage.applied).map(({ stage }) => stage)
      const unmoved = others.length === 0 ? '' : `; did not apply: ${others.join(', ')}`
      return [`${reason.label}: ${applied.join(' → ')}${unmoved}`]
    }
    case 'rolled': {
      const faces = reason.faces.length > 0 ? `${reason.faces.join(' ')} = ` : ''
      return [`${reason.dice} for ${reason.purpose}: ${faces}${reason.total}`]
    }
    case 'chosen':
      return [`${reason.who} chose ${reason.key} (${reason.question})`]
    case 'note':
      return [reason.text]
  }
}

const indent = (line: string): string => `  ${line}`
const indented = (reasons: readonly Reason[]): string[] => explain(reasons).map(indent)

export const explain = (reasons: readonly Reason[]): string[] => reasons.flatMap(linesOf)
