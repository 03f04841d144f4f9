/** Who a character is, and how they are. */
import './member.css'
import { Plate } from '../../../elements/play/plate.tsx'
import { aboutOf, characterIn, conditionOf, uppOf } from './character.ts'

export function CharacterAbout({ character }: { readonly character: unknown }) {
  const file = characterIn(character)
  if (file === undefined) return <p className="member-character" />
  const condition = conditionOf(file)
  return (
    <p className="member-character">
      <b>{uppOf(file)}</b>{' '}
      <span className="small muted">
        {condition !== undefined && <Plate kind="failed">{condition}</Plate>} {aboutOf(file)}
      </span>
    </p>
  )
}
