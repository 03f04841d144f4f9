/** The body that somebody takes out of a fight: what it was before, and what the fight did to it. */
import {
  type Condition,
  type Crippled,
  MINUTE,
  OUT_NOW,
  type Out,
  after as passed,
  SOUND,
  tiredness,
} from '../body/condition.ts'
import type { Fighter } from './fighter.ts'
import { fullHp } from './now.ts'
import type { BodyPart, Penalty, Standing } from './standing.ts'

const EYES = ['right eye', 'left eye'] as const

/** What was lost before stays as it was; what is new nobody has rolled for yet, unless it wears off. */
function crippledAfter(
  before: Condition,
  { crippled, eyes_lost, deaf }: Standing,
  missing: readonly BodyPart[],
  second: number,
): readonly Crippled[] {
  const known = before.crippled
  const limbs = crippled.flatMap(({ part, until }): readonly Crippled[] => {
    if (missing.includes(part) || known.some(one => one.part === part)) return []
    if (until === null) return [{ part, until: 'unrolled', seconds_left: null, by: 'wounds' }]
    return until > second ? [{ part, until: 'time', seconds_left: until - second, by: 'wounds' }] : []
  })
  const still = known.filter(
    ({ part }) => part.endsWith('eye') || part === 'hearing' || crippled.some(one => one.part === part),
  )
  const eyes = EYES.filter(part => !known.some(one => one.part === part))
  const blinded = eyes_lost - known.filter(({ part }) => part.endsWith('eye')).length
  const lost = eyes.slice(0, Math.max(0, blinded))
  const deafened = deaf && !known.some(({ part }) => part === 'hearing')
  return [
    ...still,
    ...limbs,
    ...lost.map((part): Crippled => ({ part, until: 'unrolled', seconds_left: null, by: 'wounds' })),
    ...(deafened ? [{ part: 'hearing', until: 'unrolled', seconds_left: null, by: 'wounds' } as const] : []),
  ]
}

/** Those that outlast a fight. */
const penaltiesAfter = (penalties: readonly Penalty[]): Condition['penalties'] =>
  penalties.flatMap(({ to, value, turns, until, for: told }) =>
    until === 'turn' || until === 'battle' ? [] : [{ to, value, until, seconds_left: turns ?? secondsIn(told) }],
  )

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_592_000 } as const

/** A length of time in words: "2 hours"; nothing where it has to be settled. */
function secondsIn(told: string | null): number | null {
  const [, many, unit] = /^(\d{1,6}) (second|minute|hour|day|week|month)s?$/.exec(told ?? '') ?? []
  const each = Object.entries(SECONDS).find(([name]) => name === unit)?.[1]
  return many === undefined || each === undefined ? null : Number(many) * each
}

function outAfter(before: Condition, { status, seized }: Standing, second: number): Out | null {
  if (seized !== null) {
    const { by, until, roll, modifier, every } = seized
    return { ...OUT_NOW, by, next_in: Math.max(0, until - second), roll, modifier, every, coma: 'none' }
  }
  if (status !== 'unconscious') return null
  return before.out ?? OUT_NOW
}

const drainsAfter = ({ drains, throat_crushed }: Standing): Condition['drains'] => [
  ...drains.map(({ hp, every, turns }) => ({ of: 'vessel', hp, every, next_in: every - (turns % every) }) as const),
  ...(throat_crushed ? [{ of: 'throat', hp: 1, every: 1, next_in: 1 } as const] : []),
]

/** Seconds are those of the fight: how long it took. */
export function conditionAfter(
  began: Condition,
  fighter: Fighter,
  one: Standing,
  missing: readonly BodyPart[],
  second: number,
): Condition {
  const before = began === SOUND ? SOUND : passed(began, second, false)
  const hp_lost = Math.max(0, fullHp(fighter, one) - one.hp)
  const tired = one.fatigue - tiredness(before)
  const dead = one.status === 'dead'
  const after: Condition = {
    ...before,
    hp_lost,
    fatigue: { ...before.fatigue, ordinary: Math.max(0, before.fatigue.ordinary + tired) },
    rest_seconds: 0,
    dead: dead ? (before.dead ?? 'wounds') : null,
    out: dead ? null : outAfter(before, one, second),
    dying: dead ? null : before.dying,
    bleeding:
      dead || one.bleeding === null
        ? null
        : { next_in: MINUTE - ((second - one.bleeding.since) % MINUTE), dry: one.bleeding.dry },
    drains: dead ? [] : drainsAfter(one),
    treated: hp_lost > before.hp_lost ? 'no' : before.treated,
    crippled: crippledAfter(before, one, missing, second),
    penalties: penaltiesAfter(one.penalties),
    attributes_lost: { ...before.attributes_lost, iq: one.iq_lost, ht: one.ht_lost },
    scars: [...before.scars, ...one.scars],
    gained: [...before.gained, ...one.gained],
  }
  return JSON.stringify(after) === JSON.stringify(SOUND) ? SOUND : after
}
