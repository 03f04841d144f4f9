/** When somebody rolls against a trait of his own, against what, and what failure means. */
import { BadInput, int, json, map, optional, or, rolled, rule, text, type Why } from '@umpire/engine'
import { attributeScore, frightScore, willScore } from '../attribute/scores.ts'
import { writtenTraits } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import type { Bearer } from '../effect/apply.ts'
import type { Facts, Purpose } from '../effect/facts.ts'
import { forced, MENTAL_FAILS_FROM } from './mental-rolls.ts'

type Against = 'HT' | 'IQ' | 'Will' | 'Fright Check'

export interface Resisting {
  readonly trait: string
  readonly trigger: string
  readonly roll: Against
  /** In words; the numbers are effects of the trait. */
  readonly modifier: string
  /** What the roll is for, where the effects of the trait ask for it. */
  readonly purpose?: Purpose
  readonly on_failure: string
  readonly fourteen_fails: boolean
}

const NONE = 'none'
const mind = (
  trait: string,
  trigger: string,
  on_failure: string,
  more: Partial<Pick<Resisting, 'roll' | 'modifier' | 'purpose'>> = {},
): Resisting => ({ trait, trigger, roll: 'Will', modifier: NONE, on_failure, fourteen_fails: true, ...more })

export const RESIST_TABLE: readonly Resisting[] = [
  {
    trait: 'Addiction (Tobacco)',
    trigger: 'each morning after a full day without',
    roll: 'HT',
    modifier: '-5 plus Strong or minus Weak Will',
    purpose: 'tobacco-withdrawal',
    on_failure: '-1 on tasks that need concentration and on reactions for the day',
    fourteen_fails: false,
  },
  mind('Bad Temper', 'stressful situation', 'acts against the cause'),
  mind('Bloodlust', 'chance to spare a legitimate foe', 'tries to kill'),
  mind('Bully', 'bullying he knows is wrong', 'bullies'),
  mind('Compulsive Behavior', 'avoiding it once or for a day', 'indulges'),
  mind('Cowardice', 'physical danger', 'refuses', { modifier: '-5 if death is possible' }),
  mind('Greed', 'riches offered', 'gives in', {
    modifier: 'the game master’s by wealth, for the poor -5 or worse; +5 or +10 with Honesty',
  }),
  mind('Gullibility', 'a lie or improbable truth', 'believes', {
    roll: 'IQ',
    modifier: '0 outlandish; -3 believable and familiar; -6 believable and unfamiliar',
    purpose: 'disbelieve',
  }),
  mind('Honesty', 'unreasonable law', 'obeys it', { roll: 'IQ' }),
  mind('Honesty', 'after breaking a law', 'gives himself up'),
  mind('Impulsiveness', 'must wait and ponder', 'acts now'),
  mind('Miserliness', 'spending money', 'refuses or haggles', { modifier: '-5 or worse if large' }),
  mind('Overconfidence', 'shows too much caution', 'goes ahead', { roll: 'IQ' }),
  mind('Pacifism (Cannot Kill)', 'violence during the breakdown', 'cannot'),
  mind('Phobia', 'feared thing present and every 10 minutes', 'fright table', {
    roll: 'Fright Check',
    modifier: '+4 if only threatened',
  }),
  mind('Post-Combat Shakes', 'fight is over', 'fright table', {
    roll: 'Fright Check',
    modifier: 'the game master’s penalty',
  }),
  mind('Truthfulness', 'keeping silent', 'blurts it out'),
  mind('Truthfulness', 'telling a lie', 'the lie is obvious', { modifier: '-5', purpose: 'tell-a-lie' }),
  mind('Single-Minded', 'another important task while absorbed', 'ignores it'),
]

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function rowOf(trait: string, trigger: string | undefined): Resisting {
  const rows = RESIST_TABLE.filter(row => same(row.trait, trait))
  const [first] = rows
  if (first === undefined) {
    throw new BadInput('trait', `one of ${[...new Set(RESIST_TABLE.map(row => row.trait))].join(', ')}`, trait)
  }
  const found = trigger === undefined ? first : rows.find(row => same(row.trigger, trigger))
  if (found !== undefined) return found
  throw new BadInput('trigger', `one of ${rows.map(row => row.trigger).join(', ')}`, trigger)
}

type Scores = { readonly will?: number; readonly iq?: number; readonly ht?: number }

function scoreFor(roll: Against, scores: Scores, bearers: readonly Bearer[], facts: Facts, why: Why): number {
  const needed = roll === 'HT' ? 'ht' : roll === 'IQ' ? 'iq' : 'will'
  const score = scores[needed]
  if (score === undefined) throw new BadInput(needed, `a score, for the roll is against ${roll}`, score)
  if (roll === 'HT' || roll === 'IQ') return attributeScore(roll, score, bearers, facts, why)
  return (roll === 'Will' ? willScore : frightScore)(score, bearers, facts, why)
}

const score = optional(int({ min: -1000, max: 1000 }))

export const resistTable = rule(
  {
    id: 'gurps.disadvantage.resist-table',
    title: "When to roll against one's own disadvantage",
    lines: '744-936',
    given: {
      trait: text(100),
      /** The first of the trait, unless it is told. */
      trigger: optional(text(200)),
      /** As it stands on the sheet. */
      will: score,
      iq: score,
      ht: score,
      /** Others of the same character. */
      traits: or(writtenTraits, []),
      /** What the effects ask for: the risk, the lie, the exposure. */
      facts: or(map(json(), 50), {}),
      gm_modifier: or(int({ min: -1000, max: 1000 }), 0),
      roll: optional(rolled('3d6')),
    },
  },
  (x, why) => {
    const row = rowOf(x.trait, x.trigger)
    const { trigger, roll: against, purpose, on_failure, fourteen_fails } = row
    why.table('Rolls against oneself', row.trait, trigger, against)
    const facts = purpose === undefined ? x.facts : { ...x.facts, purpose }
    const own = scoreFor(against, x, bearersOf([{ trait: row.trait }, ...x.traits], why), facts, why)
    const effective = why.sum('effective').add(against, own).add('game master', x.gm_modifier).total()
    const rolledAgainst = forced(effective, fourteen_fails ? MENTAL_FAILS_FROM : null, x.roll, why)
    return { ...rolledAgainst, trigger, rolls_against: against, on_failure }
  },
)
