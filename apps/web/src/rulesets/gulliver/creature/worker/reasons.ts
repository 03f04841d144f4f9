/** The reasons of a whole sheet, cut up so that each number tells its own. */
import { isObject, type Json, type Reason, type Term } from '@umpire/engine'
import type { PricedLine, StatName } from '../building/ask.ts'

export interface Reasons {
  readonly [part: string]: readonly Reason[]
}

type OfRule = Extract<Reason, { readonly kind: 'rule' }>

const labelOf = (reason: Reason): string | undefined => ('label' in reason ? reason.label : undefined)

const isOf =
  (id: RegExp) =>
  (reason: Reason): reason is OfRule =>
    reason.kind === 'rule' && id.test(reason.id)

const DIGITS = 4

const short = (value: number): number => Number(value.toPrecision(DIGITS))

/** Numbers of nature have no end; so many of their figures are told, as everywhere on the sheet. Nothing follows from it. */
export function shortened(reason: Reason): Reason {
  switch (reason.kind) {
    case 'sum':
    case 'product':
      return { ...reason, value: short(reason.value), terms: reason.terms.map(shortTerm) }
    case 'rounded':
    case 'bounded':
      return { ...reason, from: short(reason.from), value: short(reason.value) }
    case 'compared':
      return { ...reason, left: short(reason.left), right: short(reason.right) }
    case 'rule':
      return { ...reason, value: shortValue(reason.value), because: reason.because.map(shortened) }
    case 'input':
    case 'table':
      return { ...reason, value: shortValue(reason.value) }
    default:
      return reason
  }
}

const shortValue = (value: Json): Json => (typeof value === 'number' ? short(value) : value)

const shortTerm = (term: Term): Term => ({
  ...term,
  ...(term.value !== undefined && { value: short(term.value) }),
  because: term.because.map(shortened),
})

export const shortReasons = (reasons: Reasons): Reasons =>
  Object.fromEntries(Object.entries(reasons).map(([part, because]) => [part, because.map(shortened)]))

/** A rule that answers much, as far as it answers this. All that is known, where nothing is told by these names. */
export function about(reasons: readonly Reason[], id: RegExp, value: Json, labels: readonly string[]) {
  const rules = reasons.filter(isOf(id))
  if (rules.length === 0) return reasons
  return rules.map((rule): Reason => {
    const told = rule.because.filter(one => labels.includes(labelOf(one) ?? ''))
    return { ...rule, value, because: told.length === 0 ? rule.because : told }
  })
}

/** What led to the last step of that name: everything since something else was rounded. */
function stretchTo(because: readonly Reason[], label: string): readonly Reason[] {
  const end = because.findLastIndex(one => labelOf(one) === label)
  const before = because.slice(0, Math.max(0, end)).findLastIndex(one => one.kind === 'rounded')
  return because.slice(before + 1, end + 1)
}

function stretched(reasons: readonly Reason[], label: string, value: number): readonly Reason[] {
  const [first] = reasons
  const told = first?.kind === 'rule' ? stretchTo(first.because, label) : []
  return first?.kind === 'rule' && told.length > 0 ? [{ ...first, value, because: told }] : reasons
}

/** Stats of one kind are told one after the other by the same rule, in this order. */
const KINDS = {
  combat_st: ['combat_st', 'jaw_st'],
  load_st: ['load_st', 'thrust_water', 'thrust_air', 'leg_load_st'],
  hp: ['hp'],
  dr: ['dr', 'toughness'],
} as const satisfies { readonly [kind: string]: readonly StatName[] }

const SCALING: readonly (readonly [rule: string, kind: keyof typeof KINDS | 'weight'])[] = [
  ['gulliver.size.combat-st', 'combat_st'],
  ['gulliver.size.load-st', 'load_st'],
  ['gulliver.st.quad', 'load_st'],
  ['gulliver.size.hp', 'hp'],
  ['gulliver.size.dr', 'dr'],
  ['gulliver.size.weight', 'weight'],
]
const ROUNDING = 'gulliver.size.rounding'

/** What is told at its own Size is only rounded, by a rule for all of them: it answers the kind that it was asked for. */
const isAbout = (reason: Reason, kind: string): boolean => {
  if (reason.kind !== 'rule') return false
  if (SCALING.some(([rule, of]) => rule === reason.id && of === kind)) return true
  const { value } = reason
  return reason.id === ROUNDING && isObject(value) && typeof value[kind] === 'number'
}

/** Of each stat that the creature has, its own. */
export function statReasons(reasons: readonly Reason[], has: (stat: StatName) => boolean): Reasons {
  const told = Object.entries(KINDS).flatMap(([kind, stats]) => {
    const own = reasons.filter(reason => isAbout(reason, kind))
    return stats.filter(has).map((stat, nth) => [stat, own.slice(nth, nth + 1)] as const)
  })
  return { ...Object.fromEntries(told), weight: reasons.filter(reason => isAbout(reason, 'weight')) }
}

const ruleIn = (why: readonly Reason[], id: string | null) =>
  why.find((one): one is OfRule => one.kind === 'rule' && (id === null || one.id === id))

/** A line of the price list with its reasons, and the rule that prices it. */
export function pricedBy(reasons: Reasons, line: Omit<PricedLine, 'why' | 'rule'>): PricedLine {
  const part = reasons[line.part] ?? []
  const why = line.step === null ? part : stretched(part, line.step, line.cost)
  const rule = ruleIn(why, line.priced_by)
  return { ...line, why, rule: rule === undefined ? null : { id: rule.id, title: rule.title } }
}
