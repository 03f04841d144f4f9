/** Attacks of one exchange that differ in anything are weighed apart. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { type Attempt, blowAt, PLAINLY } from '../attempt/attempt.ts'
import { bot } from '../bot/bot.ts'
import { fightPlay } from '../index.ts'
import { People } from '../odds/people.ts'
import { Pieces } from '../odds/pieces.ts'
import { weighing } from '../odds/weigh.ts'
import { OTHER_ACTS } from '../test/other-acts.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }
const { silent } = world.ruleset
const setUp = OTHER_ACTS.find(({ what }) => what === 'a feint and a blow at once')
if (setUp === undefined) throw new Error('there is no such set-up')
const { fight } = setUp
const people = () => new People(fight, { by: 0, target: 1, arm: 0, ranged: false, over: () => false })
const [blow] = fight.roster[0]?.arms[0]?.blows ?? []
if (blow === undefined) throw new Error('nothing strikes')
const plain = blowAt(fight, { by: 0, target: 1, arm: 0 }, blow, PLAINLY, silent)

test('gurps.damage.roll: a blow with a bonus does more than the same blow without one that was weighed before', () => {
  const { hits } = new Pieces(weighing(world, bot(world.ruleset), people()))
  const most = (attempt: Attempt) => Math.max(...hits.of(attempt, 'torso').parts.map(({ injury }) => injury))
  const before = most(plain)
  expect(most({ ...plain, damage_bonus: 3 })).toBeGreaterThan(before)
})

test('gurps.defense.active-choice: a blow that presses harder is avoided less often than one weighed before', () => {
  const among = people()
  const { defenses } = new Pieces(weighing(world, bot(world.ruleset), among))
  const [alike] = defenses.parted(among.start, [1n])
  if (alike === undefined) throw new Error('there is somebody to defend')
  const avoids = (attempt: Attempt) => {
    const at = { location: 'torso', off_centre: 0 }
    const [first] = defenses.of(among.start, alike, attempt, at, false)
    if (first === undefined) throw new Error('he defends')
    const [, { outcomes, ways }] = first
    let avoided = 0n
    for (const one of outcomes) if (one.avoided) avoided += one.weight
    return Number(avoided) / Number(ways)
  }
  const before = avoids(plain)
  expect(avoids({ ...plain, presses: 4 })).toBeLessThan(before)
})
