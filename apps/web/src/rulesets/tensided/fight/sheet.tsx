/** The sheet of somebody in a fight, as far as this seat may see it. */
import type { SceneProps } from '../../../plug-in/screens.ts'
import { numberText } from '../../../text/number-text.ts'
import { FigureHead } from '../../common/fight/figure-shown.tsx'
import { type NamedValues, Pairs, Scores } from '../../common/fight/sheet-parts.tsx'
import './tensided.css'
import type { FieldAnswer } from '../odds/ask.ts'
import { type FightView, type Figure, healthOf, squareName } from '../views/fight-view.ts'
import { pipsOf, stateOf } from './captions.ts'
import { useField, useFight } from './use-fight.ts'
import { capital, fightWords, plainName } from './words.ts'

const text = fightWords.sheet

export function FightSheet({ scene }: SceneProps) {
  const now = useFight(scene)
  const { answer: field } = useField(now)
  const { view, actor } = now
  if (actor === undefined) return <p className="act-empty">{fightWords.act.nobody}</p>
  const { own } = actor
  return (
    <div className="figure-sheet">
      <FigureHead
        name={actor.name}
        side={actor.side + 1}
        health={[healthOf(actor)]}
        pips={pipsOf(actor)}
        sideName={view.sides[actor.side]?.name}
      />
      {own === undefined ? (
        <p className="small muted">{text.hidden(actor.name)}</p>
      ) : (
        <Scores
          className="upp stats-eight"
          label={text.stats}
          scores={own.stats.map(([name, level]) => [capital(name), numberText(level)])}
        />
      )}
      <Pairs pairs={pairsOf(view, actor, field)} />
      <Weapons figure={actor} />
      {own !== undefined && <Named title={text.abilities} keys={own.abilities} />}
      {own !== undefined && <Named title={text.traits} keys={own.traits} />}
    </div>
  )
}

function pairsOf(view: FightView, actor: Figure, field: FieldAnswer | undefined): NamedValues {
  const { own, worn, x, y } = actor
  const paces = own === undefined || field === undefined ? undefined : field.paces
  return [
    [text.state, capital(stateOf(view, actor))],
    [text.pain, own?.halved === true ? text.halved : undefined],
    [text.hp, own === undefined ? undefined : numberText(own.hp)],
    [text.marks, own === undefined || own.marks === 0 ? undefined : numberText(own.marks)],
    [text.fatigue, own === undefined ? undefined : text.fatigueOf(own.shortFp, own.longFp)],
    [text.points, own === undefined ? undefined : numberText(own.actionPoints)],
    [text.damage, own === undefined ? undefined : numberText(own.damageScore)],
    [text.resistance, own === undefined ? undefined : numberText(own.resistance)],
    [text.movement, paces === undefined ? undefined : fightWords.act.pacesOf(paces.walk, paces.run, paces.sprint)],
    [text.place, squareName(view, x, y)],
    [text.armour, worn.join(', ') || text.none],
    [text.ranged, own === undefined ? undefined : numberText(own.ranged)],
    [text.hth, own === undefined ? undefined : numberText(own.hth)],
    [text.medic, own === undefined || own.medic === 0 ? undefined : numberText(own.medic)],
  ]
}

const Named = ({ title, keys }: { readonly title: string; readonly keys: readonly string[] }) =>
  keys.length === 0 ? null : (
    <section>
      <h3 className="sheet-head">{title}</h3>
      <p className="small">{keys.map(key => capital(plainName(key))).join(', ')}</p>
    </section>
  )

function Weapons({ figure: { own } }: { readonly figure: Figure }) {
  const brought = own?.arms.map((arm, place) => ({ arm, held: own.held[place] })).filter(({ arm }) => !arm.bare) ?? []
  if (brought.length === 0) return null
  return (
    <section>
      <h3 className="sheet-head">{text.weapons}</h3>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text.weapon}</th>
            <th scope="col">{text.condition}</th>
            <th scope="col" className="num">
              {text.rounds}
            </th>
          </tr>
        </thead>
        <tbody>
          {brought.map(({ arm, held }) => {
            const about = [
              held === undefined ? '' : (text.where[held.where] ?? ''),
              held?.jammed === true ? text.jammed : '',
            ].filter(one => one !== '')
            return (
              <tr key={arm.key}>
                <th scope="row">
                  <b>{arm.key}</b> <small className="muted">{about.join(', ')}</small>
                </th>
                <td>{arm.kind === 'gun' ? arm.condition : ''}</td>
                <td className="num">
                  {arm.kind === 'gun' && held !== undefined ? fightWords.act.rounds(held.rounds, held.spare) : ''}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
