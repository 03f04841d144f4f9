/** Questions to this seat that the screens of the game do not ask themselves, one at a time; and those of others, for the game master. */
import { useState } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import type { SceneScreens } from '../../plug-in/screens.ts'
import { useAtTable } from '../room/at-table.ts'
import { type Mine, mineIn } from '../room/pending.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'
import { AskedPrompt } from './question-prompt.tsx'
import { questionText } from './question-text.ts'

const words = text.prompt

/** Those that are asked by a prompt. */
export const prompted = (mine: readonly Mine[], { asksItself }: SceneScreens): readonly Mine[] =>
  mine.filter(({ question }) => question.kind === 'roll' || !asksItself(question.question))

export function Prompts({ label }: { readonly label: string }) {
  const { view, actor } = useAtTable()
  const { screens } = useRoom()
  const [answering, setAnswering] = useState<string>()
  const asked = prompted(mineIn(view), screens)
  const own = asked.filter(({ player }) => player === undefined)
  const theirs = asked.filter(({ player }) => player !== undefined)
  const inHand = theirs.find(({ id }) => id === answering)
  const first = inHand ?? own.find(({ who }) => who === actor) ?? own[0]
  const others = theirs.filter(one => one !== first)
  const rest = own.length - (inHand === undefined ? 1 : 0)

  if (asked.length === 0) return null
  return (
    // Where the focus goes when a question is answered and another one is asked.
    <section className="prompts" tabIndex={-1} data-asked={first === undefined ? undefined : true} aria-label={label}>
      {first !== undefined && (
        <AskedPrompt
          key={first.id}
          asked={first}
          keys
          {...(first === inHand && first.player !== undefined
            ? {
                footer: (
                  <Button small onPress={() => setAnswering(undefined)}>
                    {words.leave(first.player.name)}
                  </Button>
                ),
              }
            : rest > 0
              ? { footer: <span className="small muted">{words.more(rest)}</span> }
              : {})}
        />
      )}
      {others.length > 0 && (
        <ul className="prompt prompt-theirs">
          {others.map(one => (
            <Theirs key={one.id} asked={one} onAnswer={() => setAnswering(one.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Somebody else is choosing; the game master can do it for them. */
function Theirs({ asked, onAnswer }: { readonly asked: Mine; readonly onAnswer: () => void }) {
  const { screens } = useRoom()
  const { who = '', player, question } = asked
  if (player === undefined) return null
  return (
    <li>
      <div>
        <b>{questionText(question, screens)}</b>
        <small>{player.online ? words.forOther[question.kind](who, player.name) : words.away(who, player.name)}</small>
      </div>
      <Button small onPress={onAnswer}>
        {words.answerFor(who)}
      </Button>
    </li>
  )
}
