/** What a creature can do in each environment, as columns of a table; each number keeps the reasons that made it. */
import type { Reason } from '@umpire/engine'
import { type CreatureSheet, type Design, sheetOf } from '@umpire/gulliver'
import type { Column } from '../building/ask.ts'
import { about, type Reasons, shortened } from './reasons.ts'
import { ruled, rulesNow } from './rules.ts'

type Way = CreatureSheet['ways'][number]

const LEVELS = ['WSR', 'MSR', 'effective MSR']
const ENCUMBERED = /^gulliver\.(enc|airfoils)\./
const MOVED = /^gulliver\.(move|microgravity)\./

const isMove = (reason: Reason): boolean => reason.kind === 'rule' && MOVED.test(reason.id)

/** What its level came from is told before what it moves by; whoever asks for Move wants that first. */
function whyOf(way: Pick<Way, 'move' | 'dodge' | 'control_modifier' | 'level'>, reasons: readonly Reason[]) {
  const first = reasons.findIndex(isMove)
  const encumbered = first < 0 ? [] : reasons.slice(0, first)
  const level = about(encumbered, ENCUMBERED, way.level, LEVELS)
  const moved = first < 0 ? [] : reasons.slice(first)
  return {
    level,
    move: [...about(moved.filter(isMove), MOVED, way.move, ['DX and HT', 'enhancements', 'Move']), ...level],
    control: about(moved.filter(isMove), MOVED, way.control_modifier, ['control']),
    dodge: moved.filter(one => one.kind === 'rule' && /\.dodge$/.test(one.id)),
  }
}

const columnOf = (way: Way, reasons: readonly Reason[]): Column => ({
  medium: way.environment,
  home: way.home,
  helpless: way.helpless,
  move: way.move,
  combat: way.combat_move,
  step: way.step,
  sprint: way.sprint,
  dodge: way.dodge,
  dodgeBonus: way.dodge_bonus,
  level: way.level,
  effectiveMsr: way.effective_msr,
  half: way.half_mod,
  full: way.full_mod,
  control: way.control_modifier,
  hexes: way.move_hexes,
  why: whyOf(way, reasons),
})

const landLevels = ({ traits, primary }: Design, trait: string): number =>
  traits
    .filter(one => one.trait.toLowerCase() === trait.toLowerCase() && (one.environments ?? [primary]).includes('land'))
    .reduce((sum, { level = 1 }) => sum + level, 0)

/** Along a surface where nothing pulls: mass alone is a load there. */
export function weightless(design: Design, gear: number): Column {
  const { ways, size } = sheetOf(design, { gear, g: 0, air: 1 })
  const land = ways.find(({ environment }) => environment === 'land')
  if (land === undefined) throw new Error('expected a way on land')
  const { legs, arms } = design.plan
  const why = rulesNow().listen()
  const paced = ruled(
    'gulliver.microgravity.surface-move',
    {
      dx: design.dx,
      ht: design.ht,
      level: land.level,
      size,
      arms: legs === 0,
      limbs: legs === 0 ? arms : legs,
      enhanced_move: landLevels(design, 'Enhanced Move'),
      super_move: landLevels(design, 'Super Move'),
      reduced_move: Math.min(5, landLevels(design, 'Reduced Move')),
    },
    why,
  )
  const number = (name: string): number => (typeof paced[name] === 'number' ? paced[name] : 0)
  const moved = { ...land, move: number('move'), control_modifier: number('control_modifier') }
  return {
    ...columnOf(moved, why.take().map(shortened)),
    medium: 'weightless',
    home: true,
    combat: number('combat_move'),
    step: number('step'),
    sprint: number('sprint'),
    dodge: null,
    hexes: null,
  }
}

export const columnsOf = (ways: readonly Way[], reasons: Reasons, laden: string): readonly Column[] =>
  ways.map(way => columnOf(way, reasons[`move: ${way.environment}${laden}`] ?? []))
