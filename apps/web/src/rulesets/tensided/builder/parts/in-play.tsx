/** What counts at the table: weapons ready for play, armour, and what weighs on every roll. */
import type { Sheet } from '@umpire/tensided'
import { Because } from '../../../../builder/parts/because.tsx'
import { Follows } from '../../../../builder/parts/follows.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { numberText, signedText } from '../../../../text/number-text.ts'
import { numbered } from '../../../../text/numbered.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.play

interface WeaponLine {
  readonly name: string
  readonly attribute: string
  readonly damage: string
  readonly about: string
}

const strange = (name: string): WeaponLine => ({ name, attribute: '', damage: '', about: text.unknown })

function meleeLine(line: Sheet['melee'][number]): WeaponLine {
  if (line.unknown === true) return strange(line.name)
  const { name, attribute, damage, mode, df } = line
  return {
    name,
    attribute: numberText(attribute),
    damage: numberText(damage),
    about: text.melee(`${mode}, ${line.damage_type}`, df),
  }
}

function gunLine(line: Sheet['guns'][number]): WeaponLine {
  if (line.unknown === true) return strange(line.name)
  const { name, attribute, damage, pellets, range, shots, point_blank, df, rounds, spare } = line
  return {
    name,
    attribute: numberText(attribute),
    damage: pellets === null ? numberText(damage) : `${numberText(pellets)} × ${numberText(damage)}`,
    about: text.gun(range, shots, point_blank, df, rounds, spare),
  }
}

function blastLine(line: Sheet['explosives'][number]): WeaponLine {
  if (line.unknown === true) return strange(line.name)
  const { name, attribute, damage, fragments, count, kill_radius, threat_radius } = line
  return {
    name,
    attribute: numberText(attribute),
    damage: fragments === null ? numberText(damage) : `${fragments} × ${numberText(damage)}`,
    about: text.blast(count, kill_radius, threat_radius),
  }
}

export function InPlay() {
  const { answer } = useBuilding()
  const { guns, explosives, melee, wound_df, fatigue_df, addiction_df } = answer.sheet
  const penalty = (name: string, df: number | null, why: string) =>
    df === null || df === 0 ? [] : [{ name, value: signedText(df), because: answer.reasons[why] ?? [] }]
  const penalties = [
    ...penalty(text.wounds, wound_df, 'wounds'),
    ...penalty(text.fatigue, fatigue_df, 'fatigue'),
    ...penalty(text.withdrawal, addiction_df, 'withdrawal'),
  ]
  return (
    <Section id="play" title={text.title}>
      <div className="build-weapons-head build-subhead">
        <h3>{text.weapons}</h3>
        <span>{text.attribute}</span>
        <span>{text.damage}</span>
      </div>
      <ul className="build-weapons">
        {numbered([...guns.map(gunLine), ...explosives.map(blastLine), ...melee.map(meleeLine)]).map(
          ({ thing, place }) => (
            <Weapon key={place} line={thing} />
          ),
        )}
      </ul>
      <Armor />
      {penalties.length > 0 && (
        <>
          <h3 className="build-subhead">{text.penalties}</h3>
          <Follows lines={penalties} />
        </>
      )}
    </Section>
  )
}

function Weapon({ line: { name, attribute, damage, about } }: { readonly line: WeaponLine }) {
  const { answer } = useBuilding()
  const because = answer.reasons[`weapon: ${name}`] ?? []
  return (
    <li>
      <OpeningLine className="build-weapon">
        <span>{name}</span>
        <b>
          {because.length === 0 ? (
            attribute
          ) : (
            <NumberThatOpens label={`${name}: ${attribute}`} shows={<Because reasons={because} />}>
              {attribute}
            </NumberThatOpens>
          )}
        </b>
        <span>{damage}</span>
      </OpeningLine>
      <small>{about}</small>
    </li>
  )
}

function Armor() {
  const { armor } = useBuilding().answer.sheet
  if (armor.length === 0) return null
  return (
    <>
      <h3 className="build-subhead">{text.armor}</h3>
      <ul className="build-words">
        {numbered(armor).map(({ thing: piece, place }) => (
          <li key={place}>
            <b>{piece.name}</b>{' '}
            <span>{piece.unknown === true ? text.unknown : text.protects(piece.res, piece.covers, piece.worn)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
