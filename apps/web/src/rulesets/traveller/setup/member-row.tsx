/** One line of a side: somebody written by hand, or a character from a file or a career. */
import { ToolButton } from '../../../elements/controls/button.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { ARMOUR, WEAPONS } from '../member/arms.ts'
import { MemberFields, type MemberForm } from '../member/member-fields.tsx'
import { words } from '../views/words.ts'
import type { DraftMember } from './draft.ts'
import { type DraftProblem, MOST_COUNT, wrongAt } from './draft-problems.ts'
import { setUpWords } from './words.ts'

const text = setUpWords

const FORM: MemberForm = {
  ...text.member,
  mostCount: MOST_COUNT,
  weapons: WEAPONS.map(id => ({ id, label: text.weapons[id] ?? id })),
  armours: ARMOUR.map(id => ({ id, label: words.armour[id] ?? id })),
}

interface MemberRowProps {
  readonly member: DraftMember
  readonly problems: readonly DraftProblem[]
  readonly onChange: (member: DraftMember) => void
  readonly onRemove: () => void
}

/** What a field that cannot say it itself has against it. */
const Wrong = ({ problem }: { readonly problem: DraftProblem | undefined }) =>
  problem === undefined ? null : (
    <div className="set-up-wrong">
      <Problem rule={problem.rule}>{problem.says}</Problem>
    </div>
  )

export function MemberRow({ member, problems, onChange, onRemove }: MemberRowProps) {
  const { line, name, character } = member
  return (
    <div className={character === undefined ? 'set-up-member' : 'set-up-member set-up-made'}>
      <MemberFields
        form={FORM}
        member={member}
        onChange={part => onChange({ ...member, ...part })}
        wrong={field => wrongAt(problems, line, field)?.says}
      />
      <span className="set-up-remove">
        <ToolButton icon="close" label={text.remove(name)} onPress={onRemove} />
      </span>
      <Wrong problem={wrongAt(problems, line, 'weapon')} />
      <Wrong problem={wrongAt(problems, line, 'armour')} />
      <Wrong problem={wrongAt(problems, line, undefined)} />
    </div>
  )
}
