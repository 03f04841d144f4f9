/** What exactly: with which thing, at whom, in which manner, at which part of the body, with how many rounds. */
import { Problem } from '../../../../elements/message/problem.tsx'
import { Choose } from '../../../common/answer/choose.tsx'
import type { AttackAnswer } from '../../odds/ask.ts'
import { type FightView, type Figure, nameOf } from '../../views/fight-view.ts'
import { Body } from '../body.tsx'
import { capital, fightWords } from '../words.ts'
import { type Act, changed, howText, withText } from './acts.ts'

const text = fightWords.act
/** No part in particular, in a list of them. */
const ANYWHERE = ''

interface DetailsProps {
  readonly act: Act
  /** All of the same maneuver, what is barred among them. */
  readonly acts: readonly Act[]
  readonly view: FightView
  readonly actor: Figure
  readonly parts: AttackAnswer['parts']
  readonly part: string | null
  readonly rounds: number | undefined
  readonly most: number
  readonly onAct: (key: string) => void
  readonly onPart: (location: string | null) => void
  readonly onRounds: (rounds: number) => void
}

type Side = 'with' | 'at' | 'how'

export function Details(props: DetailsProps) {
  const { act, acts, view, actor, parts, part, rounds, most, onAct, onPart, onRounds } = props
  const { refused } = act.choice
  const options = (side: Side): readonly { readonly id: string; readonly label: string }[] => {
    const found = new Map<string, string>()
    for (const one of acts) {
      const id = one[side]
      if (id === undefined || found.has(id)) continue
      found.set(
        id,
        side === 'with' ? withText(one, actor) : side === 'at' ? nameOf(view, id) : capital(howText(one, view)),
      )
    }
    return [...found].map(([id, label]) => ({ id, label }))
  }
  const choose = (side: Side, id: string): void => {
    const other = changed(acts, act, { [side]: id })
    if (other !== undefined) onAct(other.key)
  }
  const sides = (['with', 'at', 'how'] as const).flatMap(side => {
    const found = options(side)
    return found.length < 2 ? [] : [{ side, found }]
  })
  return (
    <div className="act-what">
      <div className="stack">
        {(sides.length > 0 || rounds !== undefined || parts.length > 0) && (
          <div className="act-choices">
            {sides.map(({ side, found }) => (
              <Choose
                key={side}
                label={text[side]}
                options={found}
                value={act[side]}
                onChange={id => choose(side, id)}
              />
            ))}
            {rounds !== undefined && (
              <label className="field field-inline">
                <span className="field-label">{text.roundsOf}</span>
                <input
                  className="input act-rounds"
                  type="number"
                  min={1}
                  max={most}
                  value={rounds}
                  onChange={({ target: { valueAsNumber } }) => {
                    if (valueAsNumber >= 1 && valueAsNumber <= most) onRounds(Math.round(valueAsNumber))
                  }}
                />
              </label>
            )}
            {parts.length > 0 && (
              <Choose
                label={text.part}
                options={[
                  { id: ANYWHERE, label: text.anywhere },
                  ...parts.map(({ location, modifier }) => ({ id: location, label: text.partOf(location, modifier) })),
                ]}
                value={part ?? ANYWHERE}
                onChange={id => onPart(id === ANYWHERE ? null : id)}
              />
            )}
          </div>
        )}
        {refused !== undefined && <Problem rule={refused.rule}>{capital(refused.because)}.</Problem>}
      </div>
      {parts.length > 0 && act.at !== undefined && (
        <Body parts={parts} chosen={part} target={view.figures.find(({ id }) => id === act.at)} onChoose={onPart} />
      )}
    </div>
  )
}
