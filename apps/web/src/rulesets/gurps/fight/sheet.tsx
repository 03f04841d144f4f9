/** The sheet of somebody in a fight, as far as this seat may see it. */
import type { SceneProps } from '../../../plug-in/screens.ts'
import { numberText } from '../../../text/number-text.ts'
import { FigureHead } from '../../common/fight/figure-shown.tsx'
import { type NamedValues, Pairs, Scores } from '../../common/fight/sheet-parts.tsx'
import '../../common/fight/fight.css'
import {
  attributesOf,
  damageOf,
  type Figure,
  healthOf,
  hexName,
  isBroken,
  isJammed,
  skillOf,
} from '../views/fight-view.ts'
import { pipsOf, stateOf } from './captions.ts'
import { useField, useFight } from './use-fight.ts'
import { capital, fightWords, partName } from './words.ts'

const text = fightWords.sheet
const ATTRIBUTES = ['st', 'dx', 'iq', 'ht'] as const

export function FightSheet({ scene }: SceneProps) {
  const now = useFight(scene)
  const { answer: field } = useField(now)
  const { view, actor } = now
  if (actor === undefined) return <p className="act-empty">{fightWords.act.nobody}</p>
  const { hp, full_hp, fatigue, basic_speed, armor } = actor
  const attributes = attributesOf(actor)
  const pairs: NamedValues = [
    [text.hp, hp === undefined || full_hp === undefined ? undefined : fightWords.act.of(hp, full_hp)],
    [text.fatigue, fatigue === undefined ? undefined : numberText(fatigue)],
    [text.speed, basic_speed === undefined ? undefined : numberText(basic_speed)],
    [text.move, attributes === undefined || field === undefined ? undefined : numberText(field.move)],
    [text.dodge, attributes === undefined || field === undefined ? undefined : numberText(field.dodge)],
    [text.state, capital(stateOf(view, actor))],
    [text.place, hexName(view, actor)],
    [text.maneuver, actor.maneuver === '' ? undefined : partName(actor.maneuver)],
    [text.armour, armor.map(({ name, pd, dr }) => `${name} (${text.pdDr(pd, dr)})`).join('; ') || text.none],
  ]
  return (
    <div className="figure-sheet">
      <FigureHead
        name={actor.name}
        side={actor.side + 1}
        health={[healthOf(actor)]}
        pips={pipsOf(actor)}
        sideName={view.sides[actor.side]?.name}
      />
      {attributes === undefined ? (
        <p className="small muted">{text.hidden(actor.name)}</p>
      ) : (
        <Scores label={text.attributes} scores={ATTRIBUTES.map(name => [text.names[name], String(attributes[name])])} />
      )}
      <Pairs pairs={pairs} />
      <Weapons figure={actor} />
    </div>
  )
}

function Weapons({ figure }: { readonly figure: Figure }) {
  const { arms, armStates } = figure
  if (arms === undefined || arms.length === 0) return null
  return (
    <section>
      <h3 className="sheet-head">{text.weapons}</h3>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text.weapon}</th>
            <th scope="col" className="num">
              {text.skill}
            </th>
            <th scope="col" className="num">
              {text.damage}
            </th>
            <th scope="col" className="num">
              {text.rounds}
            </th>
          </tr>
        </thead>
        <tbody>
          {arms.map((arm, place) => {
            const { key, gun } = arm
            const skill = skillOf(arm)
            const state = armStates?.[place]
            const about = [
              state === undefined ? '' : (text.where[state.where] ?? ''),
              state !== undefined && isJammed(state) ? text.jammed : '',
              state !== undefined && isBroken(state) ? text.broken : '',
            ].filter(one => one !== '')
            return (
              <tr key={key}>
                <th scope="row">
                  <b>{key}</b> <small className="muted">{about.join(', ')}</small>
                </th>
                <td className="num">{skill === undefined ? '' : numberText(skill)}</td>
                <td className="num">{damageOf(arm)}</td>
                <td className="num">
                  {gun !== null && state !== undefined ? fightWords.act.rounds(state.rounds, state.spare) : ''}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
