/** The reasons of a whole sheet, cut up so that each number tells its own. */
import type { Json, Reason, Term } from '@umpire/engine'
import type { PricedLine, StatName } from './ask.ts'

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

const STATS: { readonly [stat in StatName]: string } = {
  combat_st: 'Combat ST',
  load_st: 'Load ST',
  hp: 'hit points',
  dr: 'DR',
  toughness: 'Toughness',
  weight: 'weight',
  thrust_water: 'thrust in water',
  thrust_air: 'thrust in the air',
  leg_load_st: 'Load ST of the legs',
  jaw_st: 'Combat ST of the jaws',
}

const begins = (reason: Reason): boolean => ['product', 'input', 'rule'].includes(reason.kind)

/** Stats are told one after the other: each begins with its scale, or with the number itself. */
export function statReasons(reasons: readonly Reason[]): Reasons {
  const starts = reasons.flatMap((reason, place) => (begins(reason) ? [place] : []))
  const pieces = starts.map((start, nth) => reasons.slice(start, starts[nth + 1]))
  return Object.fromEntries(
    Object.entries(STATS).map(([stat, label]) => [
      stat,
      pieces.find(([first]) => first !== undefined && labelOf(first) === label) ?? [],
    ]),
  )
}

/** The parts of the price list that tell of lines with other names. */
const PARTS: readonly (readonly [line: RegExp, part: string])[] = [
  [/^Size /, 'Size'],
  [/^(DX|IQ|HT|Combat ST|Load ST) /, 'attributes'],
  [/ hit points$|^DR |^Toughness /, 'hit points and DR'],
  [/^at home: /, 'environments'],
  [/ Extra Legs /, 'legs'],
  [/ extra wings$/, 'wings'],
  [/ extra swimming limbs$/, 'swimming limbs'],
  [/ Extra Arms$|^No Arms$|^One Arm$|^No Manipulators$/, 'arms'],
  [/^(Sharp Teeth|Large Teeth|claws)$/, 'teeth'],
  [/^tail /, 'tail'],
  [/^floats /, 'density'],
  [/^overlap /, 'overlap'],
  [/^what every hero /, 'what every hero has'],
]
const CAP = /^cap on .* (\(\w+\))$/
const SCORE = /^(?:DX|IQ|HT|Combat ST|Load ST)(?= )|^DR(?= )|hit points$/

const partOf = (name: string, parts: readonly string[]): string => {
  const cap = CAP.exec(name)?.[1]
  if (cap !== undefined) return `cap ${cap}`
  const known = PARTS.find(([line]) => line.test(name))?.[1]
  if (known !== undefined && parts.includes(known)) return known
  const alike = parts.filter(part => name.startsWith(part))
  return alike.toSorted((a, b) => b.length - a.length)[0] ?? name
}

const PRICE = 'price: '

const ruleIn = (why: readonly Reason[]) => why.find(one => one.kind === 'rule')

/** A line of the price list with its reasons, and the rule that prices it. */
export function pricedBy(reasons: Reasons, line: Omit<PricedLine, 'why' | 'rule'>): PricedLine {
  const parts = Object.keys(reasons).flatMap(one => (one.startsWith(PRICE) ? [one.slice(PRICE.length)] : []))
  const part = reasons[`${PRICE}${partOf(line.name, parts)}`] ?? []
  const score = SCORE.exec(line.name)?.[0]
  const why = score === undefined ? part : stretched(part, score, line.cost)
  const rule = ruleIn(line.name.startsWith('cap on') ? why.toReversed() : why)
  return { ...line, why, rule: rule === undefined ? null : { id: rule.id, title: rule.title } }
}
