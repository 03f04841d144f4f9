/** The body that somebody takes out of a fight: what it was before, and what the fight did to it. */
import {
  type Condition,
  type Crippled,
  DAY,
  type Losable,
  MINUTE,
  MONTH,
  OUT_NOW,
  type Out,
  after as passed,
  SOUND,
  tiredness,
} from '../../condition/condition.ts'
import type { BodyPart } from '../../consequence/names.ts'
import type { Fighter } from '../state/fighter.ts'
import { fullHp } from '../state/now.ts'
import type { Penalty, Standing } from '../state/standing.ts'

/** What was lost before stays as it was, unless it is known by now, or worse; what is new may wear off by itself. */
function crippledAfter(
  before: Condition,
  { crippled, senses, healing }: Standing,
  missing: readonly BodyPart[],
  second: number,
): readonly Crippled[] {
  const lost = [...crippled.filter(({ part }) => !missing.includes(part)), ...senses]
  const now = (part: Losable, until: number | null): readonly Crippled[] => {
    const rolled = healing.find(one => one.part === part)
    return until === null && rolled !== undefined ? [decided(rolled)] : lostUntil(part, until, second)
  }
  const still = before.crippled.flatMap(known => {
    const found = lost.find(({ part }) => part === known.part)
    if (found === undefined) return []
    const settled = known.until !== 'unrolled' && (known.until !== 'time' || found.until !== null)
    return settled ? [known] : now(found.part, found.until)
  })
  const anew = lost.filter(({ part }) => !before.crippled.some(one => one.part === part))
  return [...still, ...anew.flatMap(({ part, until }) => now(part, until))]
}

/** For a time that is not over yet, or until somebody rolls for it. */
function lostUntil(part: Losable, until: number | null, second: number): readonly Crippled[] {
  if (until === null) return [{ part, until: 'unrolled', seconds_left: null, by: 'wounds' }]
  return until > second ? [{ part, until: 'time', seconds_left: until - second, by: 'wounds' }] : []
}

/** As it was rolled when the fight was over. */
const decided = ({ part, until, months }: Standing['healing'][number]): Crippled => ({
  part,
  until,
  seconds_left: until === 'months' ? months * MONTH : null,
  by: 'wounds',
})

/** Those that outlast a fight. */
const penaltiesAfter = (penalties: readonly Penalty[]): Condition['penalties'] =>
  penalties.flatMap(({ to, value, turns, until, for: told, part, from_waking }) => {
    if (until === 'turn' || until === 'battle') return []
    const after = { to, value, until, seconds_left: turns ?? secondsIn(told) }
    const later = from_waking === true ? { ...after, from_waking } : after
    return [part === undefined ? later : { ...later, part }]
  })

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_592_000 } as const

/** A length of time in words: "2 hours"; nothing where it has to be settled. */
function secondsIn(told: string | null): number | null {
  const [, many, unit] = /^(\d{1,6}) (second|minute|hour|day|week|month)s?$/.exec(told ?? '') ?? []
  const each = Object.entries(SECONDS).find(([name]) => name === unit)?.[1]
  return many === undefined || each === undefined ? null : Number(many) * each
}

/** Those who are unconscious by it, and not by their wounds. */
const SENSELESS: readonly Out['by'][] = ['unconscious', 'catatonia']

function outAfter({ out }: Condition, { status, seized }: Standing, second: number): Out | null {
  if (seized !== null && (status === 'active' || SENSELESS.includes(seized.by))) {
    const { by, until, roll, modifier, every } = seized
    const since = out?.by === by ? out : OUT_NOW
    return { ...since, by, next_in: Math.max(0, until - second), roll, modifier, every, coma: 'none' }
  }
  if (status !== 'unconscious') return null
  return out === null || (seized !== null && out.by === seized.by) ? OUT_NOW : out
}

/** Whoever stares into space wastes away, from the first day on. */
const wastingAfter = ({ wasting }: Condition, { seized }: Standing): Condition['wasting'] =>
  seized?.by === 'catatonia' ? (wasting ?? { day: 1, next_in: DAY }) : wasting

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
    wasting: dead ? null : wastingAfter(before, one),
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
