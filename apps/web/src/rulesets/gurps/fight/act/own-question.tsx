/** What belongs to a maneuver and was not said beforehand: where to, which part, how many rounds. */
import type { Choice } from '@umpire/engine'
import { hexKey, partAbout, partKey, QUESTIONS } from '@umpire/gurps/at-table'
import type { SceneView } from '@umpire/protocol'
import { Button } from '../../../../elements/controls/button.tsx'
import { ActionRows } from '../../../../elements/play/action-rows.tsx'
import { useEnter } from '../../../../table/prompts/use-enter.ts'
import { signedText } from '../../../../text/number-text.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import { type ChoiceAsked, legalOf } from '../../../common/answer/questions.ts'
import type { FieldAnswer } from '../../odds/ask.ts'
import { type FightView, type Figure, hexName } from '../../views/fight-view.ts'
import { Body } from '../body.tsx'
import { capital, fightWords } from '../words.ts'
import { pick, usePicked } from './picked-act.ts'

const text = fightWords.act

interface AskedHereProps {
  readonly scene: SceneView
  readonly view: FightView
  readonly actor: Figure
  readonly asked: ChoiceAsked
  readonly field: FieldAnswer | undefined
}

/** The part that a choice aims for; none of one that aims for none. */
function partIn({ key, label, about }: Choice) {
  const { location, modifier } = partAbout.read(about, label)
  return location === null ? undefined : { key, location, modifier }
}

export function AskedHere({ scene, view, actor, asked, field }: AskedHereProps) {
  const answer = useAnswer(scene, asked.id)
  const legal = legalOf(asked)
  const where = asked.question === QUESTIONS.where
  const { choice, way } = usePicked(asked.id)
  const picked = (where ? way : choice) ?? legal.find(({ key }) => key === asked.proposed)?.key ?? legal[0]?.key
  const go = picked === undefined ? undefined : () => answer(picked)
  useEnter(go, 'screen')
  const found = field?.ways.find(({ q, r }) => picked === hexKey({ q, r }))
  const aims = asked.question === QUESTIONS.location
  const parts = aims ? legal.flatMap(choice => partIn(choice) ?? []) : []
  const chosen = parts.find(({ key }) => key === picked)?.location ?? null
  return (
    <>
      <p className="act-question">{fightWords.ask(actor.name, asked.question)}</p>
      {where ? (
        <p className="act-question small">
          {found === undefined
            ? text.pointTo(actor.name)
            : text.chosenHex(hexName(view, found), fightWords.map.way(found.points))}
        </p>
      ) : (
        <ActionRows
          label={fightWords.ask(actor.name, asked.question)}
          actions={asked.choices.map(choice => {
            const { key, label, refused } = choice
            const part = aims ? partIn(choice) : undefined
            if (part === undefined) return { key, label: capital(label), refused }
            return { key, label: capital(part.location), brings: signedText(part.modifier), refused }
          })}
          chosen={picked}
          onChoose={key => pick(asked.id, { choice: key })}
        />
      )}
      {parts.length > 0 && (
        <section className="act-detail">
          <Body
            parts={parts}
            chosen={chosen}
            target={undefined}
            onChoose={part => pick(asked.id, { choice: partKey(part) })}
          />
        </section>
      )}
      <div className="act-go">
        <div className="small muted" />
        <span className="push">
          <Button kind="primary" press="Enter" disabled={go === undefined} {...(go && { onPress: go })}>
            {where ? text.go : text.doIt}
          </Button>
        </span>
      </div>
    </>
  )
}
