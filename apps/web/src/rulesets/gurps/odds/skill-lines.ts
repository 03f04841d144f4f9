/**
 * The number to roll against as one sum, line by line as a person would add it up: what a rule added up for itself stands
 * among the lines, not behind one of them. What did not apply is kept below.
 */
import { isObject, type Reason, type Term } from '@umpire/engine'
import { skillWords as text } from './words.ts'

type Of<K extends Reason['kind']> = Extract<Reason, { readonly kind: K }>

const SHOT = 'gurps.ranged.effective-skill'
const SNAP_SHOT = 'gurps.ranged.snap-shot'
/** Sums that stand for a term of a later one, by the name of that term. */
const MADE_BEFORE: { readonly [label: string]: string } = {
  modifiers: 'attack modifiers',
  'effective skill': 'effective skill',
}

/** An option that hands on what the printed rule says adds nothing to the explanation. */
function printed(rule: Of<'rule'>): Of<'rule'> {
  const [only] = rule.because
  return rule.because.length === 1 && only?.kind === 'rule' && only.id === rule.id ? printed(only) : rule
}

interface Found {
  readonly sum: Of<'sum'>
  readonly rule: Of<'rule'> | undefined
  readonly earlier: readonly Reason[]
}

/** The last sum of that value, however deep, with what was worked out before it. */
function sumIn(steps: readonly Reason[], value: number, label?: string): Found | undefined {
  for (let place = steps.length - 1; place >= 0; place--) {
    const step = steps[place]
    if (step?.kind === 'sum' && step.value === value && (label === undefined || step.label === label)) {
      return { sum: step, rule: undefined, earlier: steps.slice(0, place) }
    }
    if (step?.kind !== 'rule') continue
    const rule = printed(step)
    const found = sumIn(rule.because, value, label)
    if (found !== undefined) return { ...found, rule: found.rule ?? rule }
  }
  return undefined
}

/** The line of a table that it was read from, through whatever asked for it. */
function tableIn(steps: readonly Reason[]): Of<'table'> | undefined {
  for (const step of steps) {
    if (step.kind === 'table') return step
    const found = step.kind === 'rule' ? tableIn(step.because) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** In one line: what it is, where in its table it stands, and the rule. */
function lineOf(term: Term, by: Of<'rule'> | undefined): Term {
  const own = term.because.find(step => step.kind === 'rule')
  const rule = own?.kind === 'rule' ? printed(own) : by
  const row = tableIn(term.because)?.row
  const note: readonly Reason[] = typeof row === 'number' ? [{ kind: 'note', text: text.row(row) }] : []
  const because: readonly Reason[] =
    rule === undefined
      ? note
      : [{ kind: 'rule', id: rule.id, title: rule.title, value: term.value ?? 0, because: note }]
  return { ...term, label: text.terms[term.label] ?? text.plain(term.label), because }
}

function linesOf(term: Term, earlier: readonly Reason[], by?: Of<'rule'>): readonly Term[] {
  const { value, skipped, because, label } = term
  if (value === undefined || skipped !== undefined) return [lineOf(term, by)]
  const found = because.length > 0 ? sumIn(because, value) : sumIn(earlier, value, MADE_BEFORE[label] ?? '')
  if (found === undefined || found.sum === undefined) return [lineOf(term, by)]
  return found.sum.terms.flatMap(one => linesOf(one, found.earlier, found.rule ?? by))
}

/** The last of a shot's sum: a shot in haste that is not good enough. */
function snapShot(steps: readonly Reason[]): readonly Term[] {
  const rule = steps.find(step => step.kind === 'rule' && step.id === SNAP_SHOT)
  if (rule?.kind !== 'rule') return []
  const because: readonly Reason[] = [{ ...rule, because: [] }]
  const made = printed(rule).because
  const counted = made
    .flatMap(step => (step.kind === 'sum' ? step.terms : []))
    .find(({ label }) => label === 'snap shot')
  if (counted !== undefined) return [{ ...counted, label: text.terms['snap shot'] ?? counted.label, because }]
  const compared = made.find(step => step.kind === 'compared')
  const skipped =
    compared?.kind === 'compared' ? text.snapShot.good(compared.left, compared.right) : text.snapShot.untested
  return [{ label: text.snapShot.name, skipped, because }]
}

function shotIn(because: readonly Reason[]): Of<'rule'> | undefined {
  const found = because.find(step => step.kind === 'rule' && step.id === SHOT && isObject(step.value))
  return found?.kind === 'rule' ? printed(found) : undefined
}

/** One sum that comes to the number; the reasons as they are, where nothing of the kind is among them. */
export function skillLines(because: readonly Reason[], effective: number): readonly Reason[] {
  const shot = shotIn(because)
  const steps = shot?.because ?? because
  const place =
    shot === undefined
      ? steps.findLastIndex(({ kind }) => kind === 'sum')
      : steps.findIndex(({ kind }) => kind === 'sum')
  const base = steps[place]
  if (base?.kind !== 'sum') return because
  const terms = [
    ...base.terms.flatMap(term => linesOf(term, steps.slice(0, place))),
    ...snapShot(steps.slice(place + 1)),
  ]
  return [{ kind: 'sum', label: text.roll(effective), value: effective, terms }]
}
