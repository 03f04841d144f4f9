/** What a defense is worth to whoever must choose one: its chance, and what comes of it where it fails. */
import { armNamed, type Fight, fighterAt, standingAt } from '@umpire/gurps/at-table'
import { ifStruck } from '@umpire/gurps/fight'
import type { DefenseAnswer, Hit, OddsAsk, StruckAnswer } from './ask.ts'
import { exact, fateOf } from './attack.ts'
import { campaignOf, fightOf, type World } from './campaign.ts'
import { succeeds } from './chance.ts'

interface Armed {
  readonly fight: Fight
  readonly arm: number
  readonly assumed: boolean
}

/** The attacker with what he attacks with: his own, where that is known; else as it would be in average hands. */
function armed(fight: Fight, by: number, { with: key }: Hit, { ruleset: { silent } }: World): Armed | undefined {
  const { arms } = fighterAt(fight, by)
  const own = arms.findIndex(one => one.key === key)
  if (own >= 0) return { fight, arm: own, assumed: false }
  const found = armNamed(key, silent)
  if (found === undefined) return undefined
  const holding = <T extends { readonly arms: readonly unknown[] }>(all: readonly T[], more: T['arms'][number]) =>
    all.map((one, place) => (place === by ? { ...one, arms: [...one.arms, more] } : one))
  return {
    fight: {
      ...fight,
      roster: holding(fight.roster, found.arm),
      standing: holding(fight.standing, found.state),
    },
    arm: standingAt(fight, by).arms.length,
    assumed: true,
  }
}

function struckBy(fight: Fight, hit: Hit, world: World): StruckAnswer | null {
  const placeOf = (id: string): number => fight.roster.findIndex(one => one.id === id)
  const [by, target] = [placeOf(hit.who), placeOf(hit.target)]
  const found = by < 0 || target < 0 ? undefined : armed(fight, by, hit, world)
  if (found === undefined) return null
  const { how, location, hits } = hit
  const odds = ifStruck(world, found.fight, { by, target, arm: found.arm, how, location, hits })
  if (odds === null) return null
  const lost = odds.injury.outcomes.map(({ value }) => value)
  return {
    fate: fateOf(hit.target, odds),
    stunned: exact(odds.stunned),
    falls: exact(odds.falls),
    crippled: exact(odds.crippled),
    least: Math.min(...lost),
    most: Math.max(...lost),
    assumed: found.assumed,
  }
}

export function defenseOf(ask: Extract<OddsAsk, { readonly kind: 'defense' }>): DefenseAnswer {
  const { totals, attack, chosen } = ask
  return {
    kind: 'defense',
    chances: totals.map(total => succeeds(total, 'defense', chosen)),
    struck: attack === null ? null : struckBy(fightOf(ask), attack, campaignOf(chosen)),
  }
}
