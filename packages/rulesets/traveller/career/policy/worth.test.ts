/** What the policy takes for granted when it looks to credits, held against the procedure itself. */
import { bestOdds, compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { BLADE_CATALOGUE } from '../../tables/equipment/blades.ts'
import { GUN_CATALOGUE } from '../../tables/equipment/guns.ts'
import { PASSAGES } from '../../tables/passages.ts'
import { BLADES, GUNS, SERVICES, type Service } from '../../tables/words.ts'
import { musterOut } from '../muster-out.ts'
import { type Career, NEW_CAREER } from '../state.ts'
import { careerWorld } from '../world.ts'
import { bestRoll } from './worth.ts'

const world = careerWorld(compose({ options: [] }))
const PASSAGES_OF_A_YEAR = 6
const PRICES = new Map<string, number>([
  ...BLADES.map(blade => [blade, BLADE_CATALOGUE.rows[blade].price] as const),
  ...GUNS.map(gun => [gun, GUN_CATALOGUE.rows[gun].price] as const),
])

function creditsOf({ estate }: Career): number {
  const tickets = estate.tickets.reduce((sum, ticket) => sum + PASSAGES.rows[ticket].cash_value, 0)
  const weapons = estate.weapons.reduce((sum, weapon) => sum + (PRICES.get(weapon) ?? Number.NaN), 0)
  const dividends = estate.tas_receipts > 0 ? PASSAGES_OF_A_YEAR * PASSAGES.rows['High Passage'].cash_value : 0
  return estate.cash + tickets + weapons + dividends
}

const leaving = (service: Service, gambler: boolean): Career => ({
  ...NEW_CAREER,
  stage: 'leaving',
  service,
  terms: 2,
  strength: 7,
  dexterity: 7,
  endurance: 7,
  intelligence: 7,
  education: 7,
  social: 7,
  skills: gambler ? [{ skill: 'Gambling', level: 1 }] : [],
})

const CASES = SERVICES.flatMap(service => [false, true].map(gambler => ({ service, gambler })))
test.each(CASES)(
  'two rolls out of $service, gambling $gambler: no other choices bring more',
  ({ service, gambler }) => {
    const { odds, decisions } = bestOdds(world, musterOut, {}, leaving(service, gambler), (_, { state }) =>
      creditsOf(state),
    )
    const { table, worth } = bestRoll({ service, rank: 0, gambler, rolls: 2, cashRolls: 3, member: false })
    const average = odds.outcomes.reduce(
      (sum, { value, weight }) => sum + (creditsOf(value.state) * Number(weight)) / Number(odds.ways),
      0,
    )
    expect(average).toBeCloseTo(worth)
    expect(decisions[0]?.best).toBe(table)
  },
)
