/** A career as a story: what was thrown and what came of it, term by term, put together from the log. */
import type { EntryView, Reason, SeenFact } from '@umpire/engine'
import { careerFacts } from '@umpire/traveller/views'
import type { Exact } from '../../../text/hundred.ts'
import { settledBy } from '../log/settled-rolls.ts'
import { logWords } from '../log/words.ts'
import { CHARACTERISTICS, type Characteristic, digitOf } from '../views/career-view.ts'
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

type Happened = SeenFact<ReturnType<typeof careerFacts.read>>
type Result = Pick<StoryRow, 'kind' | 'result'> & Partial<Pick<StoryRow, 'about' | 'success'>>

function rowOf(
  { rolls, why }: EntryView,
  { values }: Happened,
  { kind, result, about = '', success }: Result,
): StoryRow {
  const roll = 'roll' in values ? values.roll : undefined
  const dm = ('dm' in values ? values.dm : undefined) ?? 0
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

type Served = { readonly service?: string | undefined }
type Skilled = { readonly skill?: string | undefined; readonly level?: number | null | undefined }
type Raised = { readonly characteristic?: Characteristic | undefined; readonly value?: number | undefined }

const serviceIn = ({ service }: Served): string => words.services[service ?? ''] ?? ''
const skillIn = ({ skill = '', level }: Skilled): string => made.skill(skill, level ?? 0)

/** "+1 strength, now 8" in the short words of a term. */
const gainIn = ({ characteristic, value = 0 }: Raised): string =>
  characteristic === undefined ? '' : `${words.short[characteristic]} ${digitOf(value)}`

const tableIn = ({ table = 0 }: { readonly table?: number | undefined }): string => text.skillTables[table] ?? ''

function resultOf({ type, values }: Happened): Result | undefined {
  switch (type) {
    case 'enlisted':
      return { kind: 'enlistment', about: serviceIn(values), success: true, result: made.accepted }
    case 'rejected':
      return { kind: 'enlistment', about: serviceIn(values), success: false, result: made.rejected }
    case 'drafted':
      return { kind: 'draft', result: serviceIn(values) }
    case 'survived':
      return { kind: 'survival', success: true, result: made.alive }
    case 'injured':
      return { kind: 'survival', success: false, result: made.injured }
    case 'died':
      return { kind: values.of === 'age' ? 'crisis' : 'survival', success: false, result: made.dies }
    case 'commissioned':
      return { kind: 'commission', success: true, result: made.commissioned }
    case 'promoted':
      return { kind: 'promotion', success: true, result: made.promoted(values.rank ?? 0) }
    case 'passedOver':
      return {
        kind: values.for === 'commission' ? 'commission' : 'promotion',
        success: false,
        result: made.passedOver,
      }
    case 'learned':
      return { kind: 'skill', about: tableIn(values), result: skillIn(values) }
    case 'improved':
      return { kind: 'skill', about: tableIn(values), result: gainIn(values) }
    case 'learnedNothing':
      return { kind: 'skill', about: tableIn(values), result: values.result ?? '' }
    case 'crisisSurvived':
      return { kind: 'crisis', success: true, result: made.lives }
    case 'reenlisted':
      return { kind: 'reenlistment', success: true, result: values.mandatory === true ? made.mustStay : made.stays }
    case 'left': {
      const { by } = values
      const result = by === 'refusal' ? made.refused : by === 'term limit' ? made.termLimit : made.leaves
      return { kind: 'reenlistment', success: by !== 'refusal', result }
    }
    case 'paid':
      return { kind: 'cash', result: credits(values.cash ?? 0) }
    case 'receivedPassages':
      return { kind: 'benefits', result: values.tickets?.join(', ') ?? '' }
    case 'receivedMembership':
      return { kind: 'benefits', result: made.membership }
    case 'receivedShip':
      return { kind: 'benefits', result: values.ship ?? '' }
    case 'receivedWeapon':
      return { kind: 'benefits', result: values.weapon ?? '' }
    case 'receivedSkill':
      return { kind: 'benefits', result: skillIn(values) }
    case 'receivedGain':
      return { kind: 'benefits', result: gainIn(values) }
    case 'receivedNothing':
      return { kind: 'benefits', result: text.nothing }
    default:
      return undefined
  }
}

const skillOf = ({ type, values }: Happened): string | undefined =>
  type === 'learned' || type === 'granted' ? values.skill : undefined

/** What a term brought, in a word. */
function broughtBy({ type, values }: Happened): string {
  switch (type) {
    case 'commissioned':
      return made.commissioned
    case 'promoted':
      return made.promotedShort
    case 'learned':
    case 'granted':
      return skillIn(values)
    case 'improved':
      return gainIn(values)
    case 'died':
      return made.dies
    case 'injured':
      return made.injured
    default:
      return ''
  }
}

const ENTERING: readonly string[] = ['enlisted', 'rejected', 'drafted']
const BEGINS: readonly string[] = ['survived', 'injured']
const YEARS = 4
const YOUNG = 18

const isLeaving = (type: string): boolean => type === 'paid' || type.startsWith('received')

/** What a term brought; of a skill, which. */
interface Gain {
  readonly skill: string | undefined
  readonly text: string
}

interface TermTold {
  readonly number: number
  readonly age: number
  rank: number | undefined
  gains: readonly Gain[]
  readonly rows: StoryRow[]
}

class Telling {
  born: string | undefined
  readonly entering: StoryRow[] = []
  readonly leaving: StoryRow[] = []
  readonly terms: TermTold[] = []

  hear(entry: EntryView): void {
    const happened = careerFacts.seen(entry.fact)
    if (happened === undefined) return
    const { type, values } = happened
    if (type === 'rolledCharacteristics') {
      this.born = CHARACTERISTICS.map(one => digitOf(values[one] ?? 0)).join('')
    }
    if (BEGINS.includes(type) || (type === 'died' && values.of !== 'age')) {
      const number = this.terms.length + 1
      this.terms.push({ number, age: YOUNG + YEARS * (number - 1), rank: undefined, gains: [], rows: [] })
    }
    const term = this.terms.at(-1)
    if (type === 'aged') term?.rows.push(agedRow(entry, values))
    const row = resultOf(happened)
    const gain = { skill: skillOf(happened), text: broughtBy(happened) }
    if (gain.text !== '' && term !== undefined) term.gains = withGain(term.gains, gain)
    if (term !== undefined && (type === 'commissioned' || type === 'promoted')) term.rank = values.rank
    if (row === undefined) return
    const told = rowOf(entry, happened, row)
    if (ENTERING.includes(type)) this.entering.push(told)
    else if (isLeaving(type)) this.leaving.push(told)
    else term?.rows.push(told)
  }
}

/** A skill that came twice is told once, with its last level. */
const withGain = (gains: readonly Gain[], gain: Gain): readonly Gain[] => [
  ...gains.filter(({ skill }) => skill === undefined || skill !== gain.skill),
  gain,
]

/** All aging throws of one age in one row. */
function agedRow(entry: EntryView, values: Extract<Happened, { readonly type: 'aged' }>['values']): StoryRow {
  const now = (['strength', 'dexterity', 'endurance', 'intelligence'] as const)
    .slice(0, Math.max(3, values.rolls?.length ?? 0))
    .map(one => `${words.short[one]} ${digitOf(values[one] ?? 0)}`)
  return {
    kind: 'aging',
    about: String(values.age ?? ''),
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
  return {
    born,
    entering,
    terms: terms.map(({ gains, ...term }) => ({ ...term, gains: gains.map(({ text }) => text) })),
    leaving,
  }
}
