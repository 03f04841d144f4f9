/** Buying abilities: their prices, and what must be owned first. */
import { list, oneOf, rule } from '@umpire/engine'
import { abilityRow, betterThan, chainBefore } from '../tables/abilities.ts'
import { ABILITIES, type Ability } from '../tables/ability-keys.ts'

/** What of all that is owned acts: not what something better replaced. */
export const acting = (owned: readonly Ability[]): readonly Ability[] =>
  owned.filter(ability => !betterThan(ability).some(better => owned.includes(better)))

export const catalog = rule(
  {
    id: 'tensided.abilities.catalog',
    title: 'All abilities with price and prerequisite',
    lines: '367-427',
    given: { buy: oneOf(...ABILITIES), owned: list(oneOf(...ABILITIES), 100) },
  },
  (x, why) => {
    const { needs, xp, max = 1, replaces = null } = abilityRow(x.buy)
    const missing = needs.filter(need => !x.owned.includes(need))
    const before = x.owned.filter(one => one === x.buy).length
    // Languages have no fixed price and no last one.
    const again = xp === null || before < max
    const paid = why.sum('paid for all of it')
    for (const link of chainBefore(x.buy)) paid.add(link, abilityRow(link).xp ?? 0)
    const price = xp ?? 0
    for (let time = 0; time <= before; time++) paid.add(x.buy, price)
    const problems = [
      ...missing.map(need => `needs ${need}`),
      ...(again ? [] : [max === 1 ? 'owned already' : `at most ${max} times`]),
    ]
    return {
      allowed: problems.length === 0,
      missing,
      problems,
      xp: why.table('Abilities', x.buy, 'XP', xp),
      total_paid: paid.total(),
      replaces,
      acting: acting([...x.owned, x.buy]),
    }
  },
)
