/** Three ways to give experience, of which a campaign chooses one. */
import { flag, int, list, nullable, num, oneOf, optional, record, rule, table, text } from '@umpire/engine'
import { criticalBotch, score } from '../core/roll.ts'

export const ENCOUNTERS = ['trivial', 'easy', 'moderate', 'tough', 'brutal', 'savage', 'sadistic'] as const
type EncounterKind = (typeof ENCOUNTERS)[number]

const ENCOUNTER_XP = table<EncounterKind, number>('Experience by encounter', {
  trivial: 0,
  easy: 2,
  moderate: 5,
  tough: 10,
  brutal: 20,
  savage: 50,
  sadistic: 100,
})

/** When to call it so. */
const ENCOUNTER_WHEN: { readonly [kind in EncounterKind]: string } = {
  trivial: 'no real danger',
  easy: 'fewer or weaker foes, who need luck to do harm',
  moderate: 'foes who should lose, but can hurt the group badly',
  tough: 'foes who might win',
  brutal: 'an even match',
  savage: 'chances below even',
  sadistic: 'hopeless odds',
}

export const schemeEncounters = rule(
  {
    id: 'tensided.xp.scheme-encounters',
    title: 'Experience scheme 1 - by encounter',
    lines: '146-160',
    given: {
      encounter: oneOf(...ENCOUNTERS),
      /** A battle that was not won gives nothing, unless the game master says so. */
      won: optional(flag()),
    },
  },
  (x, why) => ({
    xp_each: x.won === false ? why.input('not won', 0) : ENCOUNTER_XP.at(x.encounter, why),
    when: ENCOUNTER_WHEN[x.encounter],
  }),
)

/** Minutes in which the same skill earns only once. */
const WINDOW = 10

export const schemeUse = rule(
  {
    id: 'tensided.xp.scheme-use',
    title: 'Experience scheme 2 - by use',
    lines: '163-163',
    given: {
      uses: list(
        record({
          skill: text(100),
          minute: num({ min: 0, max: 1_000_000_000 }),
          mos: score,
          frivolous: optional(flag()),
          /** As it was told when it was rolled; by the margin where it was not. */
          critical: optional(flag()),
          botch: optional(flag()),
        }),
        10_000,
      ),
      critical_margin: optional(nullable(int({ min: 1, max: 100 }))),
    },
  },
  (x, why) => {
    const earnedAt = new Map<string, number>()
    const sum = why.sum('experience')
    const awards = [...x.uses]
      .sort((one, other) => one.minute - other.minute)
      .map(use => {
        const { skill, minute, mos, frivolous } = use
        const last = earnedAt.get(skill)
        if (frivolous === true || (last !== undefined && minute - last < WINDOW)) return 0
        earnedAt.set(skill, minute)
        const margin = x.critical_margin === undefined ? { mos } : { mos, critical_margin: x.critical_margin }
        const { critical = false, botch = false } = use.critical === undefined ? criticalBotch(margin, why) : use
        const award = why
          .product(skill)
          .add(mos >= 0 ? 'success' : 'failure', mos >= 0 ? 0.5 : 1)
          .when(critical || botch, critical ? 'critical' : 'botch', 2)
          .total()
        sum.add(skill, award)
        return award
      })
    return { xp: sum.total(), awards }
  },
)

export const schemeArbitrary = rule(
  {
    id: 'tensided.xp.scheme-arbitrary',
    title: 'Experience scheme 3 - per session',
    lines: '166-166',
    given: { award: num({ min: 0, max: 1_000_000 }) },
  },
  (x, why) => ({
    inside_guideline: why.compare('at least', x.award, '>=', 5) && why.compare('at most', x.award, '<=', 30),
    allowed: true,
  }),
)
