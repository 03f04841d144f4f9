/** The exact odds of an attack as everybody outside may read them: titles, outcomes and chances. */
import { type Chance, chance } from '@umpire/dice'
import { type AttackAsked, BadInput, type Choice, type Odds, type OddsAnswer } from '@umpire/engine'
import { actionOf } from '../maneuver/action.ts'
import type { FightWorld } from '../odds/weigh.ts'
import { type Fight, fighterAt, placeOf } from '../state/state.ts'
import { ActOffer } from '../turn/offer.ts'
import type { BlastForecast, VictimForecast } from './blast.ts'
import type { ExchangeForecast } from './ends.ts'
import { type Forecast, forecast } from './forecast.ts'
import { isAttack } from './plan.ts'

type Outcome = OddsAnswer['outcomes'][number]

/** Every attack that somebody may think of now, what is barred with the rule that bars it. */
export const attacksIn = (world: FightWorld, fight: Fight, who: string): readonly Choice[] =>
  new ActOffer(fight, placeOf(fight, who), 'everything', world.ruleset.silent).choices.filter(({ key }) =>
    isAttack(actionOf(fight, key)),
  )

const nameOf = (fight: Fight, id: string): string => fighterAt(fight, placeOf(fight, id)).name

export function attackOdds(world: FightWorld, fight: Fight, asked: AttackAsked): readonly OddsAnswer[] {
  const { who, attack, part, rounds, comes } = asked
  const wish = {
    ...(part === undefined ? {} : { location: part }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(comes === undefined ? {} : { comes }),
  }
  const offer = new ActOffer(fight, placeOf(fight, who), 'everything', world.ruleset.silent)
  const { label = attack, refused } = offer.find(attack) ?? {}
  if (refused !== undefined) {
    throw new BadInput('attack', `one that may be made (barred by ${refused.rule}: ${refused.because})`, attack)
  }
  const told = forecast(world, fight, who, attack, wish)
  const title = `${label}, ${told.skill.effective} or less`
  const found = [
    ...(told.feint === null ? [] : [numbers('What a feint takes off the next defense', told.feint)]),
    ...(told.blast === null ? plainly(fight, title, told) : burst(fight, title, told.blast)),
    ...(told.odds === null ? [] : [mishaps(nameOf(fight, who), told.odds)]),
  ]
  return found.length > 0 ? found : [{ title: `${title}: it may not be tried`, outcomes: [] }]
}

const numbers = (title: string, { outcomes, ways }: Odds<number>): OddsAnswer => ({
  title,
  outcomes: outcomes
    .toSorted((a, b) => a.value - b.value)
    .map(({ value, weight }) => ({ outcome: `${value}`, chance: chance(weight, ways) })),
})

const without = ({ ways, of }: Chance): Chance => chance(of - ways, of)

function plainly(fight: Fight, title: string, { odds, target }: Forecast): readonly OddsAnswer[] {
  if (odds === null) return []
  const { hit, avoided, struck, down, injury } = odds
  const whom = nameOf(fight, target)
  const outcomes: readonly Outcome[] = [
    { outcome: 'misses', chance: without(hit) },
    { outcome: 'is avoided', chance: avoided },
    { outcome: 'strikes', chance: struck },
  ]
  return [
    { title, outcomes },
    {
      title: whom,
      outcomes: [
        { outcome: 'awake', chance: without(down) },
        { outcome: 'down', chance: down },
        ...parts(odds, 'down'),
      ],
    },
    numbers(`Hit points that ${whom} loses`, injury),
  ]
}

/** What may befall somebody beside the rest. */
const parts = (one: Pick<ExchangeForecast, 'dead' | 'stunned' | 'falls' | 'crippled'>, dead: string): Outcome[] => [
  ...(dead === '' ? [] : [{ outcome: 'dead', within: dead, chance: one.dead }]),
  { outcome: 'stunned', within: 'awake', chance: one.stunned },
  { outcome: 'falls', within: 'awake', chance: one.falls },
  { outcome: 'crippled', within: 'awake or down', chance: one.crippled },
]

function burst(fight: Fight, title: string, { lands, nowhere, people }: BlastForecast): readonly OddsAnswer[] {
  const outcomes: readonly Outcome[] = [
    ...lands.map(({ q, r, yards, chance: found }) => ({
      outcome: yards === 0 ? `bursts where it was meant to, at ${q},${r}` : `bursts at ${q},${r}, ${off(yards)}`,
      chance: found,
    })),
    { outcome: 'bursts nowhere else', chance: nowhere },
  ]
  return [{ title, outcomes }, ...people.map(one => victim(fight, one))]
}

const off = (yards: number): string => (yards === 1 ? 'a yard off' : `${yards} yards off`)

const victim = (fight: Fight, one: VictimForecast): OddsAnswer => ({
  title: one.friend ? `${nameOf(fight, one.who)}, on the same side` : nameOf(fight, one.who),
  outcomes: [
    { outcome: 'unhurt', chance: one.unhurt },
    { outcome: 'hurt', chance: one.hurt },
    { outcome: 'unconscious', chance: one.unconscious },
    { outcome: 'dead', chance: one.dead },
    ...parts(one, ''),
  ],
})

/** What befalls whoever attacks. */
const mishaps = (who: string, { mishap }: ExchangeForecast): OddsAnswer => ({
  title: `${who}, who attacks`,
  outcomes: [
    { outcome: 'critical miss', within: 'the attack', chance: mishap.critical_miss },
    { outcome: 'malfunction', within: 'the attack', chance: mishap.malfunction },
    { outcome: 'without the weapon', within: 'the attack', chance: mishap.disarmed },
    { outcome: 'hurt', within: 'the attack', chance: mishap.hurt },
    { outcome: 'falls', within: 'the attack', chance: mishap.falls },
  ],
})
