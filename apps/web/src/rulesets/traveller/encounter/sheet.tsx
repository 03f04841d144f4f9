/** The sheet of a figure, as far as this seat may see it. */

import { Person } from '../../../elements/play/plate.tsx'
import { Token } from '../../../elements/play/token.tsx'
import type { SceneProps } from '../../../plug-in/screens.ts'
import { numberText } from '../../../text/number-text.ts'
import { type ArmState, canAct, type Figure, healthOf, physiqueOf } from '../views/encounter-view.ts'
import { words } from '../views/words.ts'
import { stateOf } from './captions.ts'
import { useEncounter } from './use-encounter.ts'
import { fightWords } from './words.ts'

const text = fightWords.sheet
const PARTS = ['strength', 'dexterity', 'endurance'] as const

export function EncounterSheet({ scene }: SceneProps) {
  const { view, actor, moved } = useEncounter(scene)
  if (actor === undefined) return <p className="act-empty">{fightWords.act.nobody}</p>
  const party = view.parties[actor.party]
  const [physique, { full }] = [physiqueOf(actor), actor]
  const skills = actor.skills && Object.entries(actor.skills)
  return (
    <div className="figure-sheet">
      <header className="actor">
        <Token
          name={actor.name}
          side={actor.party + 1}
          health={healthOf(actor)}
          pips={canAct(actor) ? [] : ['out']}
          size={44}
          silent
        />
        <div className="actor-who">
          <h2 className="title">{actor.name}</h2>
          <p className="label">
            <Person side={actor.party + 1}>{party?.name}</Person>
          </p>
        </div>
      </header>
      {physique === undefined || full === undefined ? (
        <p className="small muted">{text.hidden(actor.name)}</p>
      ) : (
        <dl className="upp" aria-label={text.upp}>
          {PARTS.map(part => {
            const [now, most] = [physique[part], full[part]]
            return (
              <div key={part} className={now < most ? 'upp-part upp-less' : 'upp-part'}>
                <dt>{words.characteristics[part]}</dt>
                <dd>
                  <b>{now}</b>
                  {now < most && <small>{text.ofFull(most)}</small>}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      <dl className="pairs">
        <dt>{text.state}</dt>
        <dd>{stateOf(view, actor, moved)}</dd>
        <dt>{text.band}</dt>
        <dd>{numberText(actor.band)}</dd>
        <dt>{text.armour}</dt>
        <dd>{actor.armor.map(one => words.armour[one] ?? one).join(', ') || words.armour['nothing']}</dd>
        {actor.blows_left !== undefined && (
          <>
            <dt>{text.blows}</dt>
            <dd>{actor.blows_left}</dd>
          </>
        )}
        <dt>{text.load}</dt>
        <dd>{text.loads[actor.category] ?? actor.category}</dd>
      </dl>
      <Weapons figure={actor} />
      {skills !== undefined && (
        <section>
          <h3 className="sheet-head">{text.skills}</h3>
          {skills.length === 0 ? (
            <p className="muted">{text.none}</p>
          ) : (
            <dl className="pairs">
              {skills.map(([skill, level]) => (
                <SkillLine key={skill} skill={skill} level={level} />
              ))}
            </dl>
          )}
        </section>
      )}
    </div>
  )
}

const SkillLine = ({ skill, level }: { readonly skill: string; readonly level: number }) => (
  <>
    <dt>{skill}</dt>
    <dd>{level}</dd>
  </>
)

/** What is fitted on it and set, in words. */
function stateText(state: ArmState): string {
  const parts = [
    ...state.accessories,
    ...(state.folded ? [text.folded] : []),
    ...(state.bayonet_fixed ? [text.bayonet] : []),
  ]
  return parts.join(', ')
}

function Weapons({ figure }: { readonly figure: Figure }) {
  const { arms, armStates, hand, loose } = figure
  return (
    <section>
      <h3 className="sheet-head">{text.weapons}</h3>
      {arms.length === 0 ? (
        <p className="muted">{text.noWeapons}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{text.weapon}</th>
              <th scope="col">{text.carried}</th>
              <th scope="col" className="num">
                {text.shots}
              </th>
              <th scope="col" className="num">
                {text.spare}
              </th>
            </tr>
          </thead>
          <tbody>
            {arms.map(({ key, gun }, place) => {
              const state = armStates?.[place]
              const more = state === undefined ? '' : stateText(state)
              return (
                <tr key={key}>
                  <th scope="row">
                    <b>{key}</b>
                    {more !== '' && <small className="muted"> {more}</small>}
                  </th>
                  <td>{place === hand ? text.inHand : state?.carried}</td>
                  <td className="num">{gun ? state?.ammo : ''}</td>
                  <td className="num">{gun ? state?.spare_loads : ''}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {loose.length > 0 && <p className="small muted">{`${text.loose}: ${loose.join(', ')}`}</p>}
    </section>
  )
}
