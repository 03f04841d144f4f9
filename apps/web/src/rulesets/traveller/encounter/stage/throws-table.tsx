/** Who hits whom: attackers in rows, targets in columns, the throw needed over its chance. A player sees no row of the enemy. */

import { ownValue } from '@umpire/engine'
import type { SceneView } from '@umpire/protocol'
import { aboutKey, HANDS } from '@umpire/traveller/at-table'
import { ScrollArea } from '../../../../elements/controls/scroll-area.tsx'
import { Citation } from '../../../../elements/message/citation.tsx'
import { Token } from '../../../../elements/play/token.tsx'
import { useAtTable } from '../../../../table/room/at-table.ts'
import { percentOf } from '../../../../text/hundred.ts'
import { pick, usePicked } from '../../../common/answer/pick.ts'
import { askedOf } from '../../../common/answer/questions.ts'
import type { FieldAnswer, ThrowCell } from '../../odds/ask.ts'
import {
  canAct,
  type EncounterView,
  type Figure,
  healthOf,
  inHand,
  isPresent,
  physiqueOf,
  runs,
  stateInHand,
} from '../../views/encounter-view.ts'
import { words } from '../../views/words.ts'
import { weaponIn } from '../captions.ts'
import type { EncounterNow } from '../use-encounter.ts'
import { fightWords } from '../words.ts'

const text = fightWords.throws
/** With more targets than these there is room for nothing else. */
const FEW = 6

interface ThrowsProps {
  readonly scene: SceneView
  readonly now: EncounterNow
  readonly field: FieldAnswer | undefined
}

export function ThrowsTable({ scene, now, field }: ThrowsProps) {
  const { view, actor, moved } = now
  const targets = view.figures.filter(one => isPresent(one) && one.status !== 'dead')
  const rows = view.figures.filter(one => isPresent(one) && physiqueOf(one) !== undefined && one.status !== 'dead')
  if (rows.length === 0) return null
  const shown = targets.filter(target => rows.some(({ party }) => party !== target.party))
  return (
    <div className="throws">
      <header className="throws-head">
        <h2 className="title">{text.title}</h2>
        <span className="label">{moved ? text.afterMoves : text.beforeMoves}</span>
        <span className="push">
          <Citation rule="traveller.combat.to-hit" />
        </span>
      </header>
      <ScrollArea label={text.title}>
        <table className={shown.length > FEW ? 'table throws-table throws-many' : 'table throws-table'}>
          <thead>
            <tr>
              <th scope="col">{text.who}</th>
              <th scope="col" className="throws-wide">
                {text.armour}
              </th>
              <th scope="col" className="throws-wide">
                {text.values}
              </th>
              <th scope="col" className="num throws-wide">
                {text.blows}
              </th>
              <th scope="col" className="num throws-wide">
                {text.shots}
              </th>
              {shown.map(({ id, name }) => (
                <th key={id} scope="col" className="num throws-name" title={name}>
                  {text.on(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(figure => (
              <ThrowsRow
                key={figure.id}
                scene={scene}
                view={view}
                figure={figure}
                chosen={figure.id === actor?.id}
                moved={moved}
                targets={shown}
                cells={field?.throws.filter(({ attacker }) => attacker === figure.id) ?? []}
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

interface RowProps {
  readonly scene: SceneView
  readonly view: EncounterView
  readonly figure: Figure
  readonly chosen: boolean
  readonly moved: boolean
  readonly targets: readonly Figure[]
  readonly cells: readonly ThrowCell[]
}

function ThrowsRow({ scene, view, figure, chosen, moved, targets, cells }: RowProps) {
  const held = stateInHand(figure)
  return (
    <tr className={chosen ? 'pick' : undefined}>
      <th scope="row">
        <span className="throws-who">
          <Token name={figure.name} side={figure.party + 1} health={healthOf(figure)} size={30} silent />
          <span>
            <b title={figure.name}>{figure.name}</b>
            <small>{`${weaponIn(figure)}, ${skillOf(figure)}`}</small>
          </span>
        </span>
      </th>
      <td className="throws-wide">
        {figure.armor.map(one => words.armour[one] ?? one).join(', ') || words.armour['nothing']}
      </td>
      <td className="throws-wide">
        <span className="upp-small">
          <span>{figure.strength}</span>
          <span>{figure.dexterity}</span>
          <span>{figure.endurance}</span>
        </span>
      </td>
      <td className="num throws-wide">{figure.blows_left}</td>
      <td className="num throws-wide">{inHand(figure)?.gun === true ? held?.ammo : ''}</td>
      {targets.map(target => (
        <td key={target.id} className="num throws-cell">
          {target.party !== figure.party && (
            <Cell
              scene={scene}
              view={view}
              figure={figure}
              target={target}
              moved={moved}
              cell={cells.find(one => one.target === target.id)}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

/** The skill with what is in hand. */
function skillOf(figure: Figure): string {
  const weapon = inHand(figure)?.weapon ?? 'Brawling'
  const level = figure.skills && ownValue(figure.skills, weapon)
  return level === undefined ? text.untrained : text.skill(weapon, level)
}

interface CellProps {
  readonly scene: SceneView
  readonly view: EncounterView
  readonly figure: Figure
  readonly target: Figure
  readonly moved: boolean
  readonly cell: ThrowCell | undefined
}

function Cell({ scene, view, figure, target, moved, cell }: CellProps) {
  const { lookAt } = useAtTable()
  const asked = askedOf(scene, figure.id, ['action'])
  const picked = usePicked(asked?.id)
  if (!canAct(figure)) return <i>{text.down}</i>
  if (view.surprise === 1 - figure.party) return <i>{text.surprised}</i>
  const walks = figure.movement === 'close_range' || figure.movement === 'open_range'
  if (moved && runs(figure) && walks) return <i>{text.runs}</i>
  if (moved && figure.movement === 'evade') return <i>{text.evades}</i>
  if (cell?.refused !== undefined) {
    return <i title={cell.refused.because}>{text.refused[cell.refused.rule] ?? text.mayNot}</i>
  }
  if (cell?.needed === undefined || cell.chance === undefined) return null
  const needed = text.needed(cell.needed)
  const numbers = (
    <>
      <b>{needed}</b>
      <small>{text.percent(percentOf(cell.chance))}</small>
    </>
  )
  const arm = inHand(figure)
  const kind = arm?.gun === true ? 'shoot' : 'swing'
  const key = aboutKey({ kind, target: target.id, weapon: arm?.key ?? HANDS })
  if (asked === undefined || !asked.choices.some(choice => choice.key === key && choice.refused === undefined)) {
    return numbers
  }
  return (
    <button
      type="button"
      className="throws-choose inset-focus"
      aria-pressed={picked === key}
      aria-label={text.choose(figure.name, target.name, `${needed}, ${text.percent(percentOf(cell.chance))}`)}
      onClick={() => {
        lookAt(figure.id)
        pick(asked.id, key)
      }}
    >
      {numbers}
    </button>
  )
}
