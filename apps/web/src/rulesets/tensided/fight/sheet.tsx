/** The sheet of somebody in a fight, as far as this seat may see it. */
import type { SceneProps } from '../../../plug-in/screens.ts'
import { numberText } from '../../../text/number-text.ts'
import { FigureHead } from '../../common/fight/figure-shown.tsx'
import { type NamedValues, Pairs, Scores } from '../../common/fight/sheet-parts.tsx'
import './tensided.css'
import type { FieldAnswer } from '../odds/ask.ts'
import { type FightView, type Figure, healthOf, isBare, squareName } from '../views/fight-view.ts'
import { pipsOf, stateOf } from './captions.ts'
import { useField, useFight } from './use-fight.ts'
import { capital, fightWords, plainName } from './words.ts'

const text = fightWords.sheet

export function FightSheet({ scene }: SceneProps) {
  const now = useFight(scene)
  const { answer: field } = useField(now)
  const { view, actor } = now
  if (actor === undefined) return <p className="act-empty">{fightWords.act.nobody}</p>
  const { stats, abilities, merits, flaws } = actor
  return (
    <div className="figure-sheet">
      <FigureHead
        name={actor.name}
        side={actor.side + 1}
        health={[healthOf(actor)]}
        pips={pipsOf(actor)}
        sideName={view.sides[actor.side]?.name}
      />
      {stats === undefined ? (
        <p className="small muted">{text.hidden(actor.name)}</p>
      ) : (
        <Scores
          className="upp stats-eight"
          label={text.stats}
          scores={Object.entries(stats).map(([name, level]) => [capital(name), numberText(level)])}
        />
      )}
      <Pairs pairs={pairsOf(view, actor, field)} />
      <Weapons figure={actor} />
      <Named title={text.abilities} keys={abilities} />
      <Named title={text.traits} keys={[...merits, ...flaws]} />
    </div>
  )
}

const numberIfSeen = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : numberText(value)

function pairsOf(view: FightView, actor: Figure, field: FieldAnswer | undefined): NamedValues {
  const { worn, x, y, halved, marks, short_fp, long_fp, medic } = actor
  const paces = actor.stats === undefined ? undefined : field?.paces
  return [
    [text.state, capital(stateOf(view, actor))],
    [text.pain, halved === true ? text.halved : undefined],
    [text.hp, numberIfSeen(actor.hp)],
    [text.marks, marks === 0 ? undefined : numberIfSeen(marks)],
    [text.fatigue, short_fp === undefined || long_fp === undefined ? undefined : text.fatigueOf(short_fp, long_fp)],
    [text.points, numberIfSeen(actor.action_points)],
    [text.damage, numberIfSeen(actor.damage_score)],
    [text.resistance, numberIfSeen(actor.natural_resistance)],
    [text.movement, paces === undefined ? undefined : fightWords.act.pacesOf(paces.walk, paces.run, paces.sprint)],
    [text.place, squareName(view, x, y)],
    [text.armour, worn.map(({ armor }) => armor).join(', ') || text.none],
    [text.ranged, numberIfSeen(actor.ranged?.level)],
    [text.hth, numberIfSeen(actor.hth?.level)],
    [text.medic, medic === 0 ? undefined : numberIfSeen(medic)],
  ]
}

const Named = ({ title, keys }: { readonly title: string; readonly keys: readonly string[] }) =>
  keys.length === 0 ? null : (
    <section>
      <h3 className="sheet-head">{title}</h3>
      <p className="small">{keys.map(key => capital(plainName(key))).join(', ')}</p>
    </section>
  )

function Weapons({ figure: { arms = [], armStates } }: { readonly figure: Figure }) {
  const brought = arms.map((arm, place) => ({ arm, state: armStates?.[place] })).filter(({ arm }) => !isBare(arm))
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
          {brought.map(({ arm, state }) => {
            const about = [
              state === undefined ? '' : (text.where[state.where] ?? ''),
              state?.jammed === true ? text.jammed : '',
            ].filter(one => one !== '')
            return (
              <tr key={arm.key}>
                <th scope="row">
                  <b>{arm.key}</b> <small className="muted">{about.join(', ')}</small>
                </th>
                <td>{arm.kind === 'gun' ? arm.condition : ''}</td>
                <td className="num">
                  {arm.kind === 'gun' && state !== undefined ? fightWords.act.rounds(state.rounds, state.spare) : ''}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
