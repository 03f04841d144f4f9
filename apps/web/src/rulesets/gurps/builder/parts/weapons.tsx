/** Weapon lines ready for play. What lies elsewhere is grey. */
import type { Sheet } from '@umpire/gurps'
import { Because } from '../../../../builder/parts/because.tsx'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { diceText, numberText, proseText } from '../../../../text/number-text.ts'
import { numbered } from '../../../../text/numbered.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.play
type Attack = Sheet['attacks'][number]

/** Range and rate of a gun, reach of a blade. */
function about({ reach, acc, ss, half_damage, max_range, rof, shots, rcl }: Attack): string {
  if (reach !== null) return text.reach(reach)
  return [
    ss === null ? '' : text.ss(ss),
    acc === null ? '' : text.acc(acc),
    max_range === null ? '' : text.range(half_damage, max_range),
    rof === null ? '' : text.rof(rof),
    shots === null ? '' : text.shots(shots),
    rcl === null ? '' : text.rcl(rcl),
  ]
    .filter(word => word !== '')
    .join(', ')
}

export function Weapons() {
  const { one, answer } = useBuilding()
  const { attacks } = answer.sheet
  const left = new Set(one.items.flatMap(({ name, carried }) => (carried ? [] : [name.toLowerCase()])))
  return (
    <>
      <div className="build-weapons-head build-subhead">
        <h3>{text.weapons}</h3>
        <span>{text.skill}</span>
        <span>{text.damage}</span>
        <span>{text.parry}</span>
      </div>
      <ul className="build-weapons">
        {numbered(attacks).map(({ thing: attack, place }) => (
          <li key={place} className={left.has(attack.weapon.toLowerCase()) ? 'build-off' : ''}>
            <OpeningLine className="build-weapon">
              <span>
                {attack.weapon} <small>{attack.mode}</small>
              </span>
              <b>
                <Skill attack={attack} />
              </b>
              <span>{diceText(attack.damage)}</span>
              <span className="num">{attack.parry === null ? '' : numberText(attack.parry)}</span>
            </OpeningLine>
            <small>
              {[attack.type, proseText(about(attack))].filter(word => word !== '').join(', ')}
              {attack.min_st !== null && attack.min_st > one.attributes.st && (
                <span className="build-weak"> {text.minSt(attack.min_st)}</span>
              )}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

function Skill({ attack: { weapon, effective } }: { readonly attack: Attack }) {
  const { answer } = useBuilding()
  const shown = effective === null ? text.noSkill : numberText(effective)
  const because = answer.reasons[`attack: ${weapon}`] ?? answer.reasons['attack: bare hands'] ?? []
  if (because.length === 0) return shown
  return (
    <NumberThatOpens label={`${weapon}: ${shown}`} shows={<Because reasons={because} />}>
      {shown}
    </NumberThatOpens>
  )
}
