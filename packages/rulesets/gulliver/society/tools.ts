/** Hands, pockets and cabins made for somebody of another size. */
import { int, oneOf, or, rule } from '@umpire/engine'
import { size } from '../common/fields.ts'

const SMALL_HANDS = 2
const TASKS = ['pickpocket', 'holdout', 'manual'] as const

export const tasks = rule(
  {
    id: 'gulliver.society.tasks',
    title: 'Pickpocketing, Holdout and manual tasks',
    lines: '1052-1058',
    given: {
      task: oneOf(...TASKS),
      thief_size: size,
      victim_size: size,
      hider_size: size,
      /** Of the people that the thing is made for. */
      item_size_class: size,
      worker_size: size,
      task_size: size,
    },
    gives: 'modifier',
  },
  (x, why) => {
    if (x.task === 'pickpocket') {
      const differ = why.sum('the victim’s Size').add('victim', x.victim_size).add('thief', -x.thief_size).total()
      return why.atMost('no bonus', 0, differ)
    }
    if (x.task === 'holdout') {
      return why.sum('room to hide').add('hider', x.hider_size).add('thing', -x.item_size_class).total()
    }
    const differ = why.sum('Size of the task').add('task', x.task_size).add('worker', -x.worker_size).total()
    return why.atMost('most for small hands', SMALL_HANDS, differ)
  },
)

/** By Sizes too large; what is not there is impossible. */
const CABINS = { typical: [0, -3, -6], cramped: [0, -8] } as const
/** In a cramped cabin somebody of the right Size may still be too tall. */
const TALL = { usual: 0, tall: -2, gigantism: -4 } as const

export const vehicles = rule(
  {
    id: 'gulliver.society.vehicles',
    title: 'Vehicles and operator size',
    lines: '1060-1062',
    given: {
      cabin: oneOf('typical', 'cramped'),
      sizes_too_large: or(int({ min: 0, max: 72 }), 0),
      build: or(oneOf('usual', 'tall', 'gigantism'), 'usual'),
    },
  },
  ({ cabin, sizes_too_large, build }, why) => {
    const row = why.table('Cabins', sizes_too_large, cabin, CABINS[cabin][sizes_too_large] ?? null)
    const tall = cabin === 'cramped' && sizes_too_large === 0 ? TALL[build] : 0
    return { possible: row !== null, modifier: row === null ? null : row + tall }
  },
)
