/** What was still going on when somebody left a fight or a story: blood, a faint, a coma. Times are seconds from then. */
import { int, list, nullable, oneOf, or, record, type ValueOf } from '@umpire/engine'
import type { Flaw } from '../../tables/flaw-keys.ts'
import { LIMB, LIMBS } from '../../tables/limb-levels.ts'
import { EFFECT_ROWS } from '../../tables/side-effects.ts'
import { CUT_OFF, OUT, type Standing, wound } from './standing.ts'

const seconds = int({ min: 0, max: 1_000_000_000 })
const pair = int({ min: 0, max: 2 })

export const unsettled = record({
  wounds: list(wound, 1000),
  out: nullable(record({ state: oneOf(...OUT), seconds: nullable(seconds) })),
  /** Until the roll to live falls due. */
  coma_due: nullable(seconds),
  eyes_hurt: pair,
  ears_hurt: pair,
  /** Eyes and ears of which it is known when they come back, and maimed limbs. */
  senses: list(record({ part: oneOf('eye', 'ear'), seconds }), 20),
  limbs_out: list(record({ limb: LIMB, seconds }), LIMBS.length),
  /** For a surgeon, while there is time. */
  cut_off: or(list(record({ ...CUT_OFF, seconds }), 50), []),
})
export type Unsettled = ValueOf<typeof unsettled>

type Going = Pick<Standing, 'wounds' | 'out' | 'coma' | 'eyes_hurt' | 'ears_hurt' | 'senses' | 'cut_off'>

const from = (now: number, then: number): number => Math.max(0, then - now)

/** As it stands now; nothing where all is settled. */
export function unsettledOf(
  { wounds, out, coma, eyes_hurt, ears_hurt, senses, cut_off }: Going,
  now: number,
  limbs_out: Unsettled['limbs_out'] = [],
): Unsettled | undefined {
  const due = coma?.due ?? null
  const settled = wounds.length === 0 && out === null && due === null && eyes_hurt + ears_hurt === 0
  const inTime = cut_off.filter(({ until }) => until > now)
  if (settled && limbs_out.length + inTime.length === 0) return undefined
  return {
    wounds: wounds.map(one => ({ ...one, since: 0, next_try: from(now, one.next_try) })),
    out: out === null ? null : { state: out.state, seconds: out.until === null ? null : from(now, out.until) },
    coma_due: due === null ? null : from(now, due),
    eyes_hurt,
    ears_hurt,
    senses: senses.map(({ part, until }) => ({ part, seconds: from(now, until) })),
    limbs_out,
    cut_off: inTime.map(({ until, ...one }) => ({ ...one, seconds: from(now, until) })),
  }
}

/** The same by the clock of whatever he comes into. */
export const goingOn = (one: Unsettled, now: number, weeks: number | null): Going => ({
  wounds: one.wounds.map(wound => ({
    ...wound,
    // It bleeds from the next second, or from this round on.
    since: Math.max(0, now - 1),
    next_try: wound.next_try === 0 ? 0 : now + wound.next_try,
  })),
  out:
    one.out === null ? null : { state: one.out.state, until: one.out.seconds === null ? null : now + one.out.seconds },
  coma:
    one.coma_due !== null
      ? { due: now + one.coma_due, care: 0, weeks: null }
      : weeks === null
        ? null
        : { due: null, care: 0, weeks },
  eyes_hurt: one.eyes_hurt,
  ears_hurt: one.ears_hurt,
  senses: one.senses.map(({ part, seconds }) => ({ part, until: now + seconds })),
  cut_off: one.cut_off.map(({ seconds, ...part }) => ({ ...part, until: now + seconds })),
})

const PAIRED = ['blind-forever', 'deaf-forever'] as const

/** The flaws of wounds that are left with so many bad eyes and ears: those of both go first. */
export function flawsLeft(flaws: readonly Flaw[], eyes: number, ears: number): readonly Flaw[] {
  const bad = { 'blind-forever': eyes, 'deaf-forever': ears }
  return flaws.filter(flaw =>
    PAIRED.every(effect => {
      const row = EFFECT_ROWS[effect]
      if (row.does !== 'blind' && row.does !== 'deafen') return true
      return bad[effect] >= (flaw === row.both ? 2 : flaw === row.one ? 1 : 0)
    }),
  )
}

/** What so many bad eyes and ears bring, but for what he has for good. */
export function flawsOf(eyes: number, ears: number, has: readonly string[]): readonly Flaw[] {
  const bad = { 'blind-forever': eyes, 'deaf-forever': ears }
  return PAIRED.flatMap(effect => {
    const row = EFFECT_ROWS[effect]
    if ((row.does !== 'blind' && row.does !== 'deafen') || bad[effect] === 0) return []
    const flaw = bad[effect] > 1 ? row.both : row.one
    return has.includes(flaw) ? [] : [flaw]
  })
}
