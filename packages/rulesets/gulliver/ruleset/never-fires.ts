/**
 * Rules that fire neither in the designer nor in any of the games, with the reason. A test plays the games, under the finer
 * and under the simple switches, and holds this list against them: it must be exactly the silent ones.
 */
import type { NeverFires } from '@umpire/engine'

const MASTER = 'the game master’s'
const EXAMPLE = 'the book’s worked example; the designer reproduces it by the rules themselves'
const PRINCIPLE = 'says what the other rules of its kind have in common, and they are asked themselves'
const TABLE = 'the rule for falls, worked out for a man on hard ground; bodies of any mass fall by that rule'

const of = (reason: string, ids: readonly string[]): NeverFires =>
  Object.fromEntries(ids.map(id => [`gulliver.${id}`, reason]))

export const gulliverNeverFires: NeverFires = {
  ...of(MASTER, ['unarmed.hindrance', 'play.powers', 'play.worlds']),
  ...of(EXAMPLE, [
    'creature.table',
    'creature.steps',
    'ak.stats',
    'ak.land',
    'ak.water',
    'ak.air',
    'ak.performance',
    'ak.advanced',
  ]),
  ...of(PRINCIPLE, ['size.build', 'injury.principle', 'table.extension']),
  ...of(TABLE, ['fall.table']),
}
