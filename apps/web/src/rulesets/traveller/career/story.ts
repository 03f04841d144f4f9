/** A career as a story: what was thrown and what came of it, term by term, put together from the log. */
import type { EntryView, Reason } from '@umpire/engine'
import type { Exact } from '../../../text/hundred.ts'
import { flagIn, numberIn, numbersIn, oneIn, type Plain, plainIn, textIn, textsIn } from '../../common/plain.ts'
import { settledBy } from '../log/settled-rolls.ts'
import { logWords } from '../log/words.ts'
import { CHARACTERISTICS, digitOf } from '../views/career-view.ts'
import { credits, words } from '../views/words.ts'
import { careerWords } from './words.ts'

const text = careerWords
const made = logWords.career

export interface StoryRow {
  readonly kind: keyof typeof text.throws
  readonly about: string
  /** "5+"; none for a roll on a table. */
  readonly needed: string | undefined
  readonly dms: readonly { readonly name: string; readonly dm: number }[]
  readonly chance: Exact | undefined
  readonly faces: readonly number[]
  readonly dice: string
  readonly total: number | undefined
  /** Undefined where nothing could fail. */
  readonly success: boolean | undefined
  readonly result: string
  readonly why: readonly Reason[]
}

export interface StoryTerm {
  readonly number: number
  readonly age: number
  /** Of the rank held at its end, where it changed. */
  readonly rank: number | undefined
  /** "commissioned", "Vacc Suit-1". */
  readonly gains: readonly string[]
  readonly rows: readonly StoryRow[]
}

export interface Story {
  readonly born: string | undefined
  readonly entering: readonly StoryRow[]
  readonly terms: readonly StoryTerm[]
  readonly leaving: readonly StoryRow[]
}

/** The ways in which two dice come to so much or more. */
export function chanceOf(needed: number): Exact {
  const totals = Array.from({ length: 11 }, (_, index) => index + 2)
  const ways = totals.reduce((sum, total) => (total >= needed ? sum + 6 - Math.abs(total - 7) : sum), 0)
  return { ways: BigInt(ways), of: 36n }
}

function dmsIn(reasons: readonly Reason[]): StoryRow['dms'] {
  for (const reason of reasons) {
    if (reason.kind === 'sum' && reason.label === 'DM') {
      return reason.terms.flatMap(({ label, value, skipped }) =>
        skipped === undefined && value !== undefined && value !== 0 ? [{ name: label, dm: value }] : [],
      )
    }
    const inside = reason.kind === 'rule' ? dmsIn(reason.because) : []
    if (inside.length > 0) return inside
  }
  return []
}

type Result = Pick<StoryRow, 'kind' | 'result'> & Partial<Pick<StoryRow, 'about' | 'success'>>

function rowOf({ rolls, why }: EntryView, values: Plain, { kind, result, about = '', success }: Result): StoryRow {
  const roll = numberIn(values['roll'])
  const dm = numberIn(values['dm']) ?? 0
  const last = rolls.at(-1)
  const settled = settledBy(why)
  const needed = success === undefined ? undefined : settled?.label
  return {
    kind,
    about,
    needed,
    dms: dmsIn(why),
    chance: needed === undefined ? undefined : chanceOf(Number.parseInt(needed, 10) - dm),
    faces: last?.faces ?? [],
    dice: last?.dice ?? '2d6',
    total: roll === undefined ? undefined : roll + dm,
    success,
    result,
    why,
  }
}

const serviceIn = (values: Plain): string => words.services[textIn(values['service']) ?? ''] ?? ''
const skillIn = (values: Plain): string => made.skill(textIn(values['skill']) ?? '', numberIn(values['level']) ?? 0)

/** "+1 strength, now 8" in the short words of a term. */
function gainIn(values: Plain): string {
  const one = oneIn(CHARACTERISTICS, values['characteristic'])
  const value = numberIn(values['value']) ?? 0
  return one === undefined ? '' : `${words.short[one]} ${digitOf(value)}`
}

const tableIn = (values: Plain): string => text.skillTables[numberIn(values['table']) ?? 0] ?? ''

type Rowed = (values: Plain) => Result
const ROWS: { readonly [type: string]: Rowed } = {
  enlisted: values => ({ kind: 'enlistment', about: serviceIn(values), success: true, result: made.accepted }),
  rejected: values => ({ kind: 'enlistment', about: serviceIn(values), success: false, result: made.rejected }),
  drafted: values => ({ kind: 'draft', result: serviceIn(values) }),
  survived: () => ({ kind: 'survival', success: true, result: made.alive }),
  injured: () => ({ kind: 'survival', success: false, result: made.injured }),
  died: values => ({ kind: values['of'] === 'age' ? 'crisis' : 'survival', success: false, result: made.dies }),
  commissioned: () => ({ kind: 'commission', success: true, result: made.commissioned }),
  promoted: values => ({ kind: 'promotion', success: true, result: made.promoted(numberIn(values['rank']) ?? 0) }),
  passedOver: values => ({
    kind: values['for'] === 'commission' ? 'commission' : 'promotion',
    success: false,
    result: made.passedOver,
  }),
  learned: values => ({ kind: 'skill', about: tableIn(values), result: skillIn(values) }),
  improved: values => ({ kind: 'skill', about: tableIn(values), result: gainIn(values) }),
  learnedNothing: values => ({ kind: 'skill', about: tableIn(values), result: textIn(values['result']) ?? '' }),
  crisisSurvived: () => ({ kind: 'crisis', success: true, result: made.lives }),
  reenlisted: values => ({
    kind: 'reenlistment',
    success: true,
    result: flagIn(values['mandatory']) ? made.mustStay : made.stays,
  }),
  left: values => {
    const by = textIn(values['by'])
    const result = by === 'refusal' ? made.refused : by === 'term limit' ? made.termLimit : made.leaves
    return { kind: 'reenlistment', success: by !== 'refusal', result }
  },
  paid: values => ({ kind: 'cash', result: credits(numberIn(values['cash']) ?? 0) }),
  receivedPassages: values => ({ kind: 'benefits', result: textsIn(values['tickets']).join(', ') }),
  receivedMembership: () => ({ kind: 'benefits', result: made.membership }),
  receivedShip: values => ({ kind: 'benefits', result: textIn(values['ship']) ?? '' }),
  receivedWeapon: values => ({ kind: 'benefits', result: textIn(values['weapon']) ?? '' }),
  receivedSkill: values => ({ kind: 'benefits', result: skillIn(values) }),
  receivedGain: values => ({ kind: 'benefits', result: gainIn(values) }),
  receivedNothing: () => ({ kind: 'benefits', result: text.nothing }),
}

/** What a term brought, in a word. */
const GAINS: { readonly [type: string]: (values: Plain) => string } = {
  commissioned: () => made.commissioned,
  promoted: () => made.promotedShort,
  learned: skillIn,
  improved: gainIn,
  granted: skillIn,
  died: () => made.dies,
  injured: () => made.injured,
}

const ENTERING: readonly string[] = ['enlisted', 'rejected', 'drafted']
const BEGINS: readonly string[] = ['survived', 'injured']
const YEARS = 4
const YOUNG = 18

const isLeaving = (type: string): boolean => type === 'paid' || type.startsWith('received')

class Telling {
  born: string | undefined
  readonly entering: StoryRow[] = []
  readonly leaving: StoryRow[] = []
  readonly terms: { number: number; age: number; rank: number | undefined; gains: string[]; rows: StoryRow[] }[] = []

  hear(entry: EntryView): void {
    const type = entry.fact?.type ?? ''
    const values = plainIn(entry.fact?.values)
    if (type === 'rolledCharacteristics') {
      this.born = CHARACTERISTICS.map(one => digitOf(numberIn(values[one]) ?? 0)).join('')
    }
    if (BEGINS.includes(type) || (type === 'died' && values['of'] !== 'age')) {
      const number = this.terms.length + 1
      this.terms.push({ number, age: YOUNG + YEARS * (number - 1), rank: undefined, gains: [], rows: [] })
    }
    const term = this.terms.at(-1)
    if (type === 'aged') term?.rows.push(agedRow(entry, values))
    const row = Object.hasOwn(ROWS, type) ? ROWS[type]?.(values) : undefined
    const gain = Object.hasOwn(GAINS, type) ? GAINS[type]?.(values) : undefined
    if (gain !== undefined && gain !== '' && term !== undefined) term.gains = withGain(term.gains, gain)
    if (term !== undefined && (type === 'commissioned' || type === 'promoted')) term.rank = numberIn(values['rank'])
    if (row === undefined) return
    const told = rowOf(entry, values, row)
    if (ENTERING.includes(type)) this.entering.push(told)
    else if (isLeaving(type)) this.leaving.push(told)
    else term?.rows.push(told)
  }
}

/** A skill that came twice is told once, with its last level. */
function withGain(gains: readonly string[], gain: string): string[] {
  const [skill] = gain.split('-')
  return [...gains.filter(one => !gain.includes('-') || one.split('-')[0] !== skill), gain]
}

/** All aging throws of one age in one row. */
function agedRow(entry: EntryView, values: Plain): StoryRow {
  const rolls = numbersIn(values['rolls'])
  const now = (['strength', 'dexterity', 'endurance', 'intelligence'] as const)
    .slice(0, Math.max(3, rolls.length))
    .map(one => `${words.short[one]} ${digitOf(numberIn(values[one]) ?? 0)}`)
  return {
    kind: 'aging',
    about: String(numberIn(values['age']) ?? ''),
    needed: undefined,
    dms: [],
    chance: undefined,
    faces: entry.rolls.flatMap(({ faces }) => faces),
    dice: '2d6',
    total: undefined,
    success: undefined,
    result: now.join(', '),
    why: entry.why,
  }
}

export function storyOf(entries: readonly EntryView[]): Story {
  const telling = new Telling()
  for (const entry of entries) telling.hear(entry)
  const { born, entering, terms, leaving } = telling
  return { born, entering, terms, leaving }
}
