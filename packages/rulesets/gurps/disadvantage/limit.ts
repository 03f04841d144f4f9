/** How many points disadvantages may give. */
import { flag, int, list, num, optional, or, record, rule } from '@umpire/engine'
import { attributeCost } from '../attribute/attribute.ts'
import { disadvantageCap, strictLimit } from '../campaign/settings.ts'
import { ATTRIBUTES } from '../catalog/entry/trait.ts'

const score = optional(int({ min: -1000, max: 1000 }))

/** An attribute below this counts, with all it gave; 8 and 9 do not. */
export const LOW = 8

export const disadvantageLimit = rule(
  {
    id: 'gurps.disadvantage.limit',
    title: 'Disadvantage limit',
    lines: '740-742, 952',
    given: {
      /** Points of each, negative social traits, Dependents and Enemies among them; quirks are not. */
      disadvantages: or(list(num({ min: -10_000, max: 0 }), 1000), []),
      attributes: or(record({ st: score, dx: score, iq: score, ht: score }), {}),
      /** The campaign's, unless it is told. */
      strict_limit: optional(flag()),
    },
  },
  ({ disadvantages, attributes, strict_limit }, why) => {
    const sum = why.sum('counted')
    for (const points of disadvantages) sum.add('disadvantage', points)
    const low = ATTRIBUTES.filter(name => (attributes[name] ?? LOW) < LOW)
    for (const name of low) sum.add(name.toUpperCase(), attributeCost({ value: attributes[name] ?? LOW }, why))
    const counted = sum.total()
    const past = why.compare('past the cap', counted, '<', disadvantageCap(why))
    const single_exception = past && disadvantages.length + low.length === 1
    const over = past && !single_exception
    const strict = strict_limit ?? strictLimit(why)
    return { counted, legal: !over || !strict, single_exception, warning: over && !strict ? 'past the cap' : null }
  },
)
