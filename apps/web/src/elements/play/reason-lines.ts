/**
 * Reasons as lines of an explanation: a figure, what it is, why it has that size, the rule. Sums keep their terms above
 * the line and what did not apply below it. Whatever one line can say is said in one line.
 *
 *     whyBlocks(calculated.why) // [{ kind: 'sum', figure: '4', what: 'DM', terms: […], off: […] }, …]
 */
import type { Reason, Stage, Term } from '@umpire/engine'
import { nameText, numberText, signedText, valueText } from '../../text/number-text.ts'
import { words } from '../../text/words.ts'

interface RuleNamed {
  readonly id: string
  readonly title: string
  /** The options that act in its place. */
  readonly by?: string
}

export interface WhyLine {
  readonly kind: 'line' | 'off'
  /** Stands at the right edge of its column; empty where the value is no figure. */
  readonly figure: string
  readonly what: string
  readonly note?: string
  readonly rule?: RuleNamed
  readonly dice?: { readonly text: string; readonly faces: readonly number[]; readonly secret: boolean }
  readonly inner: readonly WhyBlock[]
}

/** An addition or a multiplication, written out. */
export interface WhySum {
  readonly kind: 'sum'
  readonly figure: string
  readonly what: string
  readonly terms: readonly WhyLine[]
  /** What did not apply, with its reason. */
  readonly off: readonly WhyLine[]
}

export type WhyBlock = WhyLine | WhySum

type Of<K extends Reason['kind']> = Extract<Reason, { readonly kind: K }>
type Answered = Of<'rule'>['value']

const line = (figure: string, what: string, more: Partial<WhyLine> = {}): WhyLine => ({
  kind: 'line',
  figure,
  what,
  inner: [],
  ...more,
})
const off = (what: string, note: string, more: Partial<WhyLine> = {}): WhyLine =>
  line(words.why.dot, what, { note, ...more, kind: 'off' })

/** A number stands in the column of figures, everything else in the words. */
const valued = (value: Answered, what: string, note?: string): WhyLine =>
  typeof value === 'number'
    ? line(numberText(value), what, note === undefined ? {} : { note })
    : line('', what, { note: note === undefined ? valueText(value) : `${note}: ${valueText(value)}` })

const timesText = (value: number): string => `×${numberText(value)}`

function termLine(term: Term, figureOf: (value: number) => string): WhyLine {
  const { label, value, skipped, because } = term
  const [only] = because
  const rule = because.length === 1 && only?.kind === 'rule' ? only : undefined
  const said = onlyNote(rule === undefined ? because : rule.because)
  const inner = said === undefined ? whySteps(rule === undefined ? because : rule.because) : []
  const cited = rule === undefined ? {} : { rule: named(rule) }
  if (skipped !== undefined) {
    const what = value === undefined || value === 0 ? label : `${figureOf(value)} ${label}`
    return off(what, skipped, cited)
  }
  const figure = value === undefined ? '' : figureOf(value)
  return line(figure, label, { ...cited, inner, ...(said === undefined ? {} : { note: said }) })
}

function sumBlock({ kind, label, value, terms }: Of<'sum' | 'product'>): WhySum {
  const lines = terms.map(term => termLine(term, kind === 'sum' ? signedText : timesText))
  return {
    kind: 'sum',
    figure: numberText(value),
    what: label,
    terms: lines.filter(one => one.kind === 'line'),
    off: lines.filter(one => one.kind === 'off'),
  }
}

const named = ({ id, title, by }: Of<'rule'>): RuleNamed => ({ id, title, ...(by === undefined ? {} : { by }) })

/** What made the value of a rule: the name of its last step. */
function madeBy({ because, title }: Of<'rule'>): string {
  const last = because.at(-1)
  if (last === undefined) return title
  if (last.kind === 'table') return tableNote(last)
  return 'label' in last ? last.label : title
}

function ruleLine(rule: Of<'rule'>): WhyLine {
  const { value, because } = rule
  const said = onlyNote(because)
  const inner = said === undefined ? whySteps(because) : []
  const isNumber = typeof value === 'number'
  const what = isNumber ? (said === undefined ? madeBy(rule) : rule.title) : valueText(value)
  return line(isNumber ? numberText(value) : '', what, {
    rule: named(rule),
    inner,
    ...(said === undefined ? {} : { note: said }),
  })
}

const tableNote = ({ row, column }: Of<'table'>): string =>
  [row, ...(column === undefined ? [] : [column])].map(valueText).join(', ')

const comparedNote = ({ left, is, right, holds }: Of<'compared'>): string =>
  words.why.compared(numberText(left), is, numberText(right), holds)

const boundText = ({ bound, limit }: Of<'bounded'>): string => words.why.bound(bound, numberText(limit))

/** The grey words of a step that fits behind its line; undefined if it needs lines of its own. */
function onlyNote(because: readonly Reason[]): string | undefined {
  const [only] = because
  if (only === undefined || because.length > 1) return undefined
  switch (only.kind) {
    case 'table':
      return tableNote(only)
    case 'input':
      return `${nameText(only.label)} ${valueText(only.value)}`
    case 'rounded':
      return words.why.rounded(numberText(only.from), only.how)
    case 'bounded':
      return `${numberText(only.from)}, ${boundText(only)}`
    case 'compared':
      return comparedNote(only)
    case 'note':
      return only.text
    default:
      return undefined
  }
}

function stageLines({ label, stages, value }: Of<'stages'>): readonly WhyLine[] {
  const told = ({ stage, value: there }: Stage): string => `${valueText(there)} (${stage})`
  const applied = stages.filter(stage => stage.applied).map(told)
  const others = stages.filter(stage => !stage.applied)
  return [
    line(typeof value === 'number' ? numberText(value) : '', label, { note: applied.join(words.why.andThen) }),
    ...others.map(({ stage }) => off(stage, words.why.didNotApply)),
  ]
}

function blocksOf(reason: Reason): readonly WhyBlock[] {
  switch (reason.kind) {
    case 'rule':
      return [ruleLine(reason)]
    case 'sum':
    case 'product':
      return [sumBlock(reason)]
    case 'input':
      return [valued(reason.value, nameText(reason.label))]
    case 'setting':
      return [valued(reason.value, words.why.setting, nameText(reason.id))]
    case 'table':
      return [valued(reason.value, reason.table, tableNote(reason))]
    case 'rounded':
      return [
        line(numberText(reason.value), reason.label, { note: words.why.rounded(numberText(reason.from), reason.how) }),
      ]
    case 'bounded':
      return reason.from === reason.value
        ? [off(reason.label, words.why.within(boundText(reason), numberText(reason.value)))]
        : [line(numberText(reason.value), reason.label, { note: `${numberText(reason.from)}, ${boundText(reason)}` })]
    case 'compared':
      return [line(numberText(reason.left), reason.label, { note: comparedNote(reason) })]
    case 'stages':
      return stageLines(reason)
    case 'rolled': {
      const { dice: text, faces, total, purpose, secret } = reason
      return [line(numberText(total), purpose, { note: text, dice: { text, faces, secret } })]
    }
    case 'chosen':
      return [line('', words.why.chose(reason.who, nameText(reason.key)), { note: nameText(reason.question) })]
    case 'note':
      return [line('', reason.text)]
  }
}

const whySteps = (reasons: readonly Reason[]): readonly WhyBlock[] => reasons.flatMap(blocksOf)

/** The whole explanation. A single rule is opened at once: whoever asks why knows already what it answered. */
export function whyBlocks(reasons: readonly Reason[]): readonly WhyBlock[] {
  const [only] = reasons
  if (only?.kind !== 'rule' || reasons.length > 1 || only.because.length === 0) return whySteps(reasons)
  const blocks = whySteps(only.because)
  const last = blocks.at(-1)
  const told = typeof only.value !== 'number' || (last?.kind !== 'off' && last?.figure === numberText(only.value))
  if (told) return blocks
  return [...blocks, { kind: 'sum', figure: valueText(only.value), what: only.title, terms: [], off: [] }]
}

/** How many levels there are below this one. */
export function depthOf(blocks: readonly WhyBlock[]): number {
  const inner = blocks.flatMap(block => (block.kind === 'sum' ? block.terms : [block])).map(one => one.inner)
  return inner.reduce((most, next) => (next.length === 0 ? most : Math.max(most, 1 + depthOf(next))), 0)
}
