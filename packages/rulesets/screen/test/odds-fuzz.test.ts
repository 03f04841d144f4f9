/** The exact odds of attacks as they come, in the middle of fights at random under any options, against the attacks themselves. */
import { seeded } from '@umpire/dice'
import { compose } from '@umpire/engine'
import { wronglyWeighed } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { screenOptions } from '../index.ts'

const all = { ...choosable, options: [...choosable.options, ...screenOptions] }
const [FIGHTS, TOGETHER, ERRORS] = [24, 6, 4.5]
const TIMES = [400, 6000] as const

/** Few of them, or most, with whatever they require. */
function anyOptions(seed: string): readonly string[] {
  const source = seeded(seed)
  const rarity = 1 + source.draw(4, 1)
  const wanted = all.options.filter(() => source.draw(rarity, 1) === 0)
  const chosen = new Set(wanted.flatMap(({ key, requires }) => [key, ...requires]))
  return all.options.flatMap(({ key }) => (chosen.has(key) ? [key] : []))
}

test.each(Array.from({ length: FIGHTS / TOGETHER }, (_, part) => [part * TOGETHER]))(
  'gurps.procedure.attack: the odds of whatever is tried in fights from %i on are right',
  from => {
    let weighed = 0
    for (let nth = from; nth < from + TOGETHER; nth++) {
      const options = anyOptions(`options ${nth}`)
      const found = wronglyWeighed(`weighed ${nth}`, compose(all, { options, settings: {} }), TIMES, ERRORS)
      weighed += found.weighed
      expect(found.wrong, `fight ${nth} with ${options.join(', ')}`).toEqual([])
    }
    expect(weighed).toBeGreaterThan(0)
  },
)
