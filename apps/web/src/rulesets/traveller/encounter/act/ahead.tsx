/** What a movement would open, if nobody else moves: the throws from there, and those at the one who goes there. */
import { aboutKey } from '@umpire/traveller/at-table'
import { Citation } from '../../../../elements/message/citation.tsx'
import { percentOf } from '../../../../text/hundred.ts'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import type { Position, ThrowCell } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type EncounterView, type Figure, nameOf } from '../../views/encounter-view.ts'
import { fightWords } from '../words.ts'

const text = fightWords.act
const SURRENDER = aboutKey({ kind: 'surrender' })

interface AheadProps {
  readonly position: Position
  readonly view: EncounterView
  readonly actor: Figure
  /** The key of its choice. */
  readonly move: string
}

export function Ahead({ position, view, actor, move }: AheadProps) {
  const { answer, failure } = useOdds(
    'ahead',
    move === SURRENDER ? null : { kind: 'ahead', ...position, who: actor.id, key: move },
  )
  if (move === SURRENDER) return null
  if (failure !== undefined) return <OddsFailed failure={failure} />
  if (answer === undefined) return null
  const own = answer.throws.filter(({ attacker }) => attacker === actor.id)
  const theirs = answer.throws.filter(({ target, needed }) => target === actor.id && needed !== undefined)
  return (
    <section className="ahead" aria-label={text.ahead}>
      <h2 className="title">{text.ahead}</h2>
      <table className="table">
        <tbody>
          {own.map(cell => (
            <AheadRow key={cell.target} cell={cell} name={text.aheadAt(nameOf(view, cell.target))} />
          ))}
          {theirs.map(cell => (
            <AheadRow key={cell.attacker} cell={cell} name={text.aheadBy(nameOf(view, cell.attacker), actor.name)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const AheadRow = ({ cell, name }: { readonly cell: ThrowCell; readonly name: string }) => (
  <tr>
    <th scope="row">{name}</th>
    {cell.needed === undefined || cell.chance === undefined ? (
      <td colSpan={2} className="num muted">
        {cell.refused?.because} {cell.refused !== undefined && <Citation rule={cell.refused.rule} />}
      </td>
    ) : (
      <>
        <td className="num">
          <b>{fightWords.throws.needed(cell.needed)}</b>
        </td>
        <td className="num muted">{fightWords.throws.percent(percentOf(cell.chance))}</td>
      </>
    )}
  </tr>
)
