/** One attack to its end, as far as this seat can tell. */
import { actIn, aimableParts, placeOf } from '@umpire/gurps/at-table'
import { type Forecast, forecast, furtherForecast, isFurtherAct } from '@umpire/gurps/fight'
import type { Exact } from '../../../text/hundred.ts'
import { figureOf, readFight } from '../views/fight-view.ts'
import type { AttackAnswer, AttacksAnswer, Fate, OddsAsk } from './ask.ts'
import { campaignOf, fightOf } from './campaign.ts'
import { skillLines } from './skill-lines.ts'

export const exact = ({ ways, of }: Exact): Exact => ({ ways, of })
const less = (a: Exact, b: Exact): Exact => ({ ways: a.ways * b.of - b.ways * a.of, of: a.of * b.of })
const rest = ({ ways, of }: Exact): Exact => ({ ways: of - ways, of })
const NEVER: Exact = { ways: 0n, of: 1n }

/** Unhurt, hurt, unconscious and dead are together everything that may come of it. */
export function fateOf(target: string, odds: NonNullable<Forecast['odds']>): Fate {
  const hurt = exact(odds.injury.chance(points => points > 0))
  const awake = less(hurt, odds.down)
  const whole = awake.ways >= 0n
  return {
    who: target,
    friend: false,
    // Somebody may go down without losing a point.
    unhurt: rest(whole ? hurt : odds.down),
    hurt: whole ? awake : NEVER,
    unconscious: less(odds.down, odds.dead),
    dead: exact(odds.dead),
  }
}

const blastOf = ({ blast }: Forecast): AttackAnswer['blast'] =>
  blast === null
    ? null
    : {
        nowhere: exact(blast.nowhere),
        lands: blast.lands.map(({ q, r, chance }) => ({ q, r, chance: exact(chance) })),
        people: blast.people.map(({ who, friend, unhurt, hurt, unconscious, dead }) => ({
          who,
          friend,
          unhurt: exact(unhurt),
          hurt: exact(hurt),
          unconscious: exact(unconscious),
          dead: exact(dead),
        })),
      }

const oddsIn = ({ odds, target, blast }: Pick<Forecast, 'odds' | 'target' | 'blast'>): AttackAnswer['odds'] => {
  if (odds === null) return null
  const meant = blast?.people.find(({ who }) => who === target)
  const { hit, struck, stunned, falls, crippled, mishap } = odds
  return {
    hit: exact(hit),
    struck: exact(struck),
    fate:
      meant === undefined
        ? fateOf(target, odds)
        : {
            who: target,
            friend: false,
            unhurt: exact(meant.unhurt),
            hurt: exact(meant.hurt),
            unconscious: exact(meant.unconscious),
            dead: exact(meant.dead),
          },
    stunned: exact(stunned),
    falls: exact(falls),
    crippled: exact(crippled),
    malfunction: exact(mishap.malfunction),
    criticalMiss: exact(mishap.critical_miss),
    disarmed: exact(mishap.disarmed),
    selfHurt: exact(mishap.hurt),
    topples: exact(mishap.falls),
  }
}

const feintOf = ({ feint }: Forecast): AttackAnswer['feint'] =>
  feint === null
    ? null
    : [...new Set(feint.outcomes.map(({ value }) => value))]
        .toSorted((a, b) => a - b)
        .map(worse => ({ worse, chance: exact(feint.chance(value => value === worse)) }))

type Ask = Extract<OddsAsk, { readonly kind: 'attack' }>

/** Whether this seat knows no better of the target than that it is somebody. */
const isAssumed = ({ state }: Ask, target: string): boolean => figureOf(readFight(state), target)?.st === undefined

const rollsOf = (rolls: Forecast['rolls']): AttackAnswer['rolls'] =>
  rolls.map(({ effective, because, rounds, hits }) => ({
    effective,
    because: skillLines(because, effective),
    rounds,
    hits: hits.map(exact),
  }))

const defensesOf = (defenses: Forecast['defenses']): AttackAnswer['defenses'] =>
  defenses.map(one => ({ ...one, chance: exact(one.chance) }))

/** What another book has: nothing but the act itself is known of it here. */
function furtherOf(ask: Ask): AttackAnswer {
  const { target, rolls, defenses, odds } = furtherForecast(campaignOf(ask.chosen), fightOf(ask), ask.who, ask.key)
  return {
    kind: 'attack',
    key: ask.key,
    target,
    further: true,
    snapShotPasses: null,
    rolls: rollsOf(rolls),
    parts: [],
    defenses: defensesOf(defenses),
    odds: oddsIn({ odds, target, blast: null }),
    feint: null,
    blast: null,
    assumed: isAssumed(ask, target),
  }
}

export function attackOf(ask: Ask): AttackAnswer {
  const world = campaignOf(ask.chosen)
  if (isFurtherAct(ask.key, world.ruleset.silent)) return furtherOf(ask)
  const fight = fightOf(ask)
  const { location, rounds } = ask.wish
  const made = forecast(world, fight, ask.who, ask.key, { location, ...(rounds === null ? {} : { rounds }) })
  const { effective, because } = made.skill
  return {
    kind: 'attack',
    key: ask.key,
    target: made.target,
    further: false,
    // Whoever keeps watch has the haste in his own number.
    snapShotPasses: actIn(ask.key)?.kind === 'watch' ? null : made.skill.snap_shot_passes,
    // Of a feint alone nothing strikes: the contest is the only roll.
    rolls: rollsOf(made.rolls.length > 0 ? made.rolls : [{ effective, because, rounds: 1, allowed: true, hits: [] }]),
    parts: aimableParts(fight, placeOf(fight, ask.who), ask.key, world.ruleset.silent).map(
      ({ location: part, modifier }) => ({ location: part, modifier }),
    ),
    defenses: defensesOf(made.defenses),
    odds: oddsIn(made),
    feint: feintOf(made),
    blast: blastOf(made),
    assumed: isAssumed(ask, made.target),
  }
}

export function attacksOf(ask: Extract<OddsAsk, { readonly kind: 'attacks' }>): AttacksAnswer {
  const world = campaignOf(ask.chosen)
  const fight = fightOf(ask)
  return {
    kind: 'attacks',
    struck: Object.fromEntries(
      ask.keys.flatMap(key => {
        const { odds } = forecast(world, fight, ask.who, key)
        return odds === null ? [] : [[key, exact(odds.struck)] as const]
      }),
    ),
  }
}
